// node pictures.mjs [DocID …] draws the lessons' pictures into
// firebase/content/lessons/<DocID>/picture.webp; a scene <DocID>.<name> is a photo of that lesson,
// <name>.webp.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svgToPng } from './chromium.mjs';
import { height, width } from './picture.mjs';

const here = import.meta.dirname;
const lessons = join(here, '../content/lessons');
const all = readdirSync(join(here, 'scenes')).map((f) => f.replace('.mjs', ''));
const work = mkdtempSync(join(tmpdir(), 'picture-'));

for (const id of process.argv.slice(2).length ? process.argv.slice(2) : all) {
  const { default: scene } = await import(`./scenes/${id}.mjs`);
  const [lesson, name = 'picture'] = id.split('.');
  const png = join(work, `${id}.png`);
  svgToPng(scene, width, height, png);
  const webp = [
    '-c:v',
    'libwebp',
    '-quality',
    '84',
    '-compression_level',
    '6',
    '-pix_fmt',
    'yuv420p',
  ];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    png,
    ...webp,
    join(lessons, lesson, `${name}.webp`),
  ]);
}
rmSync(work, { recursive: true, force: true });
