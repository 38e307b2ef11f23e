// node sounds.mjs   makes the short sounds of lessons and cards: tones of things, never of a voice.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const lessons = join(import.meta.dirname, '../content/lessons');

/** Partials of a tone that dies away: [frequency in Hz, loudness, decay per second]. */
const ringing = (partials) =>
  partials.map(([f, a, d]) => `${a}*exp(-${d}*t)*sin(2*PI*${f}*t)`).join('+');

const bell = ringing([
  [220, 0.22, 1.1],
  [441, 0.3, 1.3],
  [528, 0.16, 1.9],
  [660, 0.14, 2.2],
  [884, 0.18, 2.8],
  [1180, 0.06, 4],
]);
const fork = ringing([
  [440, 0.55, 0.7],
  [2760, 0.05, 9],
]);
/** Four notes of the natural scale, each with the overtones of a wooden horn. */
const horn = [
  [0, 174.6],
  [0.9, 261.6],
  [1.8, 349.2],
  [2.7, 261.6],
]
  .map(([start, f]) => {
    const swell = `between(t,${start},${start + 1.1})*min(1,(t-${start})*9)*min(1,(${start + 1.1}-t)*4)`;
    const tone = [0.3, 0.16, 0.1, 0.05].map((a, i) => `${a}*sin(2*PI*${f * (i + 1)}*t)`).join('+');
    return `(${swell})*(${tone})`;
  })
  .join('+');

/** What is written where: [lesson, file, expression, seconds]. */
const sounds = [
  ['am-eerschte-auguscht', 'alphoorn.m4a', horn, 4],
  ['im-choor', 'stimmgable.m4a', fork, 3],
  ['es-guets-nois', 'glogge.m4a', bell, 3],
  ['am-saechsiluuete', 'glogge.m4a', bell, 3],
];

for (const [lesson, file, expression, seconds] of sounds) {
  const source = `aevalsrc='${expression}':s=44100:d=${seconds}`;
  const fades = `aecho=0.8:0.6:60|110:0.25|0.15,afade=t=in:d=0.01,afade=t=out:st=${seconds - 0.5}:d=0.5`;
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', source, '-af', fades],
    ...['-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-map_metadata', '-1', '-fflags', '+bitexact'],
    join(lessons, lesson, file),
  ]);
}
