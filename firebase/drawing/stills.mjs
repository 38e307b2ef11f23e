// node stills.mjs <clip> <folder> <seconds> … single frames of a clip as PNG, to look at while
// drawing.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { film, size } from './film.mjs';

const [name, folder, ...times] = process.argv.slice(2);
const { default: clip } = await import(`./clips/${name}.mjs`);
const frame = film(clip);
for (const t of times) {
  const target = join(folder, `${name}-${t}.png`);
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${size.width}x${size.height}`,
    '-i',
    '-',
  ];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...raw, '-frames:v', '1', target], {
    input: frame(Number(t)),
  });
}
