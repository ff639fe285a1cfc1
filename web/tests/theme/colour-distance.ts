/** How far apart colours look, also with a colour vision deficiency: the measure behind board-colours.css. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Full colour vision and its three losses, as Machado, Oliveira and Fernandes (2009) simulate them. */
export const VISIONS: Readonly<Record<"all" | "protan" | "deutan" | "tritan", Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export type Vision = keyof typeof VISIONS;

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (m: Matrix, v: Triple): Triple => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
const within = (v: Triple): Triple => v.map((c) => Math.min(1, Math.max(0, c))) as unknown as Triple;

/** A colour such as #a3122b in linear light. */
function linearLight(hex: string): Triple {
  const part = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** A colour in OKLab as a kind of vision sees it. */
function toOklab(hex: string, vision: Vision): Triple {
  const cones = times(TO_CONES, within(times(VISIONS[vision], linearLight(hex))));
  return times(TO_LAB, cones.map(Math.cbrt) as unknown as Triple);
}

/** How different two colours look, in hundredths of OKLab. */
export function distance(a: string, b: string, vision: Vision): number {
  const [p, q] = [toOklab(a, vision), toOklab(b, vision)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** The smallest distance between any two colours. */
export function nearest(colours: readonly string[], vision: Vision): number {
  const all = colours.flatMap((a, at) => colours.slice(at + 1).map((b) => distance(a, b, vision)));
  return Math.min(...all);
}

/** How much two colours differ in brightness alone, in hundredths of OKLab. */
export const brightnessDistance = (a: string, b: string): number =>
  100 * Math.abs(toOklab(a, "all")[0] - toOklab(b, "all")[0]);

/** The ratio of luminances that WCAG asks 4.5 of for text. */
export function contrast(a: string, b: string): number {
  const [x, y] = [a, b].map((hex) => dot([0.2126, 0.7152, 0.0722], linearLight(hex)) + 0.05) as [
    number,
    number,
  ];
  return Math.max(x, y) / Math.min(x, y);
}
