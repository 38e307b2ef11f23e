// node draw.mjs <DocID> … draws picture.webp from picture.txt in the folders of lessons.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svgToPng } from './chromium.mjs';
import { picture } from './picture.mjs';
import { height, width } from './stages.mjs';

const lessons = join(import.meta.dirname, '../content/lessons');
const work = mkdtempSync(join(tmpdir(), 'picture-'));
try {
  for (const id of process.argv.slice(2)) {
    const png = join(work, `${id}.png`);
    svgToPng(picture(readFileSync(join(lessons, id, 'picture.txt'), 'utf8')), width, height, png);
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-i', png, '-c:v', 'libwebp', '-quality', '84'],
      ...['-compression_level', '6', '-pix_fmt', 'yuv420p', join(lessons, id, 'picture.webp')],
    ]);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
