/** Short, quiet sounds made on the spot, one for each kind of event; silent unless switched on. */
import { settings } from "./settings.svelte";

/** Pitches in Hz, one after the other; how long each lasts, how loud it is, and its wave. */
interface Tune {
  readonly pitches: readonly number[];
  readonly step?: number;
  readonly volume?: number;
  readonly wave?: OscillatorType;
}

const TUNES = {
  turn: { pitches: [523.25, 659.25, 783.99] },
  refused: { pitches: [196, 174.6] },
  end: { pitches: [392, 523.25, 659.25, 1046.5] },
  // what happens on the board, by its motion
  fly: { pitches: [440, 554.37], step: 0.06, volume: 0.05, wave: "sine" },
  appear: { pitches: [392], volume: 0.07 },
  flip: { pitches: [740, 587.33], step: 0.05, volume: 0.05 },
  roll: { pitches: [220, 262, 208, 247], step: 0.045, volume: 0.05, wave: "square" },
  leave: { pitches: [330, 247], step: 0.07, volume: 0.05, wave: "sine" },
  mark: { pitches: [659.25], volume: 0.04, wave: "sine" },
} as const satisfies Record<string, Tune>;
export type Sound = keyof typeof TUNES;

const STEP = 0.11; // seconds from tone to tone
const VOLUME = 0.12;
const APART = 0.12; // seconds between two sounds of the board: many events at once are not a noise
let context: AudioContext | null = null;
let last = -1;

export function playSound(sound: Sound): void {
  if (!settings.values.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { pitches, step = STEP, volume = VOLUME, wave = "triangle" }: Tune = TUNES[sound];
  const start = context.currentTime + 0.01;
  if (volume < VOLUME) {
    if (start - last < APART) return;
    last = start;
  }
  for (const [at, pitch] of pitches.entries()) tone(context, pitch, start + at * step, volume, wave);
}

function tone(audio: AudioContext, pitch: number, at: number, loud: number, wave: OscillatorType): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.25);
}
