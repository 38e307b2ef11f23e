// node contact-sheet.mjs <file.png>   all lesson pictures on one page, to judge the series.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const lessons = join(import.meta.dirname, '../content/lessons');
const files = readdirSync(lessons)
  .map((id) => join(lessons, id, 'picture.webp'))
  .filter((f) => existsSync(f));
const columns = 4;
const cell = (i) => `${(i % columns) * 484}_${Math.floor(i / columns) * 274}`;
const scaled = files.map((_, i) => `[${i}]scale=480:270[p${i}]`).join(';');
const graph = `${scaled};${files.map((_, i) => `[p${i}]`).join('')}xstack=inputs=${files.length}:layout=${files.map((_, i) => cell(i)).join('|')}:fill=white`;
execFileSync('ffmpeg', [
  '-v',
  'error',
  '-y',
  ...files.flatMap((f) => ['-i', f]),
  '-filter_complex',
  graph,
  '-frames:v',
  '1',
  process.argv[2],
]);
