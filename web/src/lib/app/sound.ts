/** Short sounds made on the spot; silent unless switched on. */
import { settings } from "./settings.svelte";

const TUNES = {
  turn: [523.25, 659.25, 783.99],
  move: [392],
  refused: [196, 174.6],
  end: [392, 523.25, 659.25, 1046.5],
} as const;

let context: AudioContext | null = null;

export function playSound(tune: keyof typeof TUNES): void {
  if (!settings.values.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  TUNES[tune].forEach((pitch, index) => tone(context as AudioContext, pitch, start + index * 0.11));
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.25);
}
