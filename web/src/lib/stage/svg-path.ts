/** Path data moved and scaled, so that many small drawings become one path: quick to lay out and to paint. */

const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** A number of path data, rounded to hundredths. */
export const roundedNumber = (n: number): string => String(Math.round(n * 100) / 100);

/** One argument: lengths are scaled; places are also moved; the turn and flags of an arc stay. */
function moveArgument(
  command: string,
  at: number,
  value: number,
  x: number,
  y: number,
  scale: number,
): number {
  const small = command.toLowerCase();
  if (small === "a" && at >= 2 && at <= 4) return value;
  if (command === small || (small === "a" && at < 2)) return value * scale;
  const down = small === "v" || (small !== "h" && (small === "a" ? at === 6 : at % 2 === 1));
  return value * scale + (down ? y : x);
}

export function movePath(data: string, x: number, y: number, scale = 1): string {
  let command = "";
  let at = 0;
  return (data.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [])
    .map((token) => {
      if (/[a-z]/i.test(token)) {
        [command, at] = [token, 0];
        return token;
      }
      const count = ARGUMENTS[command.toLowerCase()] ?? 1;
      return roundedNumber(moveArgument(command, at++ % count, Number(token), x, y, scale));
    })
    .join(" ");
}

/** A circle as path data. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
