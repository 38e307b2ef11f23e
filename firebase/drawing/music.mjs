// Quiet background music: slow pad chords and a sparse plucked line, as 16-bit stereo samples.
import { random } from './random.mjs';

export const rate = 44100;

const table = (partials) =>
  Float32Array.from({ length: 4096 }, (_, i) =>
    partials.reduce((sum, p, n) => sum + p * Math.sin((2 * Math.PI * (n + 1) * i) / 4096), 0),
  );

const warm = table([1, 0.32, 0.14, 0.05, 0.03]);
const string = table([1, 0.4, 0.12, 0.06]);
const hertz = (note) => 440 * 2 ** ((note - 69) / 12);

/**
 * Adds one note; `shape(s)` is its loudness at s seconds after its start, `pan` 0 = left, 1 =
 * right.
 */
function add(out, { start, length, note, detune = 1, voice, loud, pan, shape }) {
  const [left, right] = out;
  const first = Math.max(0, Math.round(start * rate));
  const last = Math.min(left.length, Math.round((start + length) * rate));
  const step = (hertz(note) * detune * 4096) / rate;
  const [l, r] = [Math.cos((pan * Math.PI) / 2) * loud, Math.sin((pan * Math.PI) / 2) * loud];
  for (let i = first, phase = (note * 977) % 4096; i < last; i++) {
    const v = voice[phase | 0] * shape((i - first) / rate);
    left[i] += v * l;
    right[i] += v * r;
    phase += step;
    if (phase >= 4096) phase -= 4096;
  }
}

const swell = (length) => (s) => {
  const rise = Math.min(1, s / 2.6);
  const fall = Math.min(1, (length - s) / 3.6);
  const v = Math.min(rise, fall);
  return v * v * (3 - 2 * v);
};

const pluck = (s) => (s < 0.025 ? s / 0.025 : Math.exp(-(s - 0.025) * 1.9));

/** `root` is a MIDI note, `chords` are half-tones above it, `beat` in seconds. */
export function music({ seed, root, chords, beat }, seconds) {
  const next = random(seed);
  const out = [new Float32Array(seconds * rate), new Float32Array(seconds * rate)];
  const bar = beat * 5;
  for (let i = 0; i * bar < seconds; i++) {
    const chord = chords[i % chords.length];
    const length = bar + 3.4;
    for (const [k, tone] of [...chord, chord[0] - 12].entries())
      for (const detune of [0.9975, 1.0005, 1.003])
        add(out, {
          start: i * bar,
          length,
          note: root + tone,
          detune,
          voice: warm,
          loud: k === 4 ? 0.03 : 0.024,
          pan: 0.3 + 0.4 * next(),
          shape: swell(length),
        });
    for (let b = 0; b < 10; b++) {
      if (next() < (b % 2 ? 0.72 : 0.3)) continue;
      const tone = chord[Math.floor(next() * chord.length)] + (next() < 0.35 ? 24 : 12);
      const start = i * bar + b * beat * 0.5 + next() * 0.02;
      for (const detune of [0.9992, 1.0011])
        add(out, {
          start,
          length: 3,
          note: root + tone,
          detune,
          voice: string,
          loud: 0.026 + next() * 0.016,
          pan: 0.2 + 0.6 * next(),
          shape: pluck,
        });
    }
  }
  const samples = new Int16Array(out[0].length * 2);
  for (let i = 0; i < out[0].length; i++)
    for (let c = 0; c < 2; c++)
      samples[2 * i + c] = Math.max(-32768, Math.min(32767, Math.round(out[c][i] * 32767)));
  return Buffer.from(samples.buffer);
}
