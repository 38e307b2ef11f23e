// node verify.mjs [clip …] checks all clips, or the named ones: they decode, both renditions are
// cut at the same times, every segment begins with a key frame, and playlists and sizes are right.
// The first fault ends it with exit code 1.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM, LONG_FILM, renditions, starts } from '../publisher/src/films/hls.ts';

const limit = 75_000_000;
const content = join(import.meta.dirname, '../content');
const clips = join(content, 'clips');
const work = mkdtempSync(join(tmpdir(), 'verify-'));
const run = (command, ...args) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
const check = (ok, text) => {
  if (!ok) throw new Error(text);
};

function packets(file) {
  const out = run(
    'ffprobe',
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    'packet=pts_time,flags',
    '-of',
    'csv=p=0',
    file,
  );
  return out
    .trim()
    .split('\n')
    .map((l) => l.split(','))
    .filter(([pts]) => pts)
    .map(([pts, flags = '']) => ({ pts: Number(pts), key: flags.startsWith('K') }));
}

function segment(file) {
  const p = packets(file);
  check(p[0].key, `${file}: begins without a key frame`);
  check(
    p.every((q) => q.pts >= p[0].pts),
    `${file}: a frame refers to the segment before (open group of pictures)`,
  );
  const errors = execFileSync('sh', ['-c', `ffmpeg -v error -i "${file}" -f null - 2>&1`], {
    encoding: 'utf8',
  });
  check(!errors, `${file}: ${errors}`);
  return { start: p[0].pts, frames: p.length };
}

const named = process.argv.slice(2);
for (const clip of named.length ? named : readdirSync(clips)) {
  const master = readFileSync(join(clips, clip, 'master.m3u8'), 'utf8');
  const kind = [FILM, LONG_FILM].find(({ fps }) => master.includes(`FRAME-RATE=${fps.toFixed(3)}`));
  check(kind, `${clip}: is none of our encodings`);
  const seen = renditions
    .filter(({ name }) => master.includes(`${name}/index.m3u8`))
    .map((r) => {
      const folder = join(clips, clip, r.name);
      const list = readFileSync(join(folder, 'index.m3u8'), 'utf8');
      const files = list.split('\n').filter((l) => l.endsWith('.ts'));
      const times = [...list.matchAll(/#EXTINF:([\d.]+)/g)].map((m) => Number(m[1]));
      check(list.includes('#EXT-X-ENDLIST') && files.length === times.length, `${clip}: playlist`);
      const parts = files.map((f) => segment(join(folder, f)));
      parts.forEach((s, i) =>
        check(
          s.frames === times[i] * kind.fps,
          `${clip}/${r.name}/${files[i]}: ${s.frames} frames, ${times[i]} s announced`,
        ),
      );
      const total = times.reduce((a, b) => a + b, 0);
      const begin = starts(total, kind);
      parts.forEach((s, i) =>
        check(
          Math.abs(s.start - parts[0].start - begin[i]) < 0.001,
          `${clip}/${r.name}/${files[i]} begins at ${s.start}`,
        ),
      );
      const joined = join(work, `${clip}-${r.name}.ts`);
      writeFileSync(joined, Buffer.concat(files.map((f) => readFileSync(join(folder, f)))));
      const info = run(
        'ffprobe',
        '-v',
        'error',
        '-show_entries',
        'stream=codec_name,profile,level,width,height,pix_fmt,sample_rate',
        '-of',
        'compact=p=0',
        joined,
      )
        .trim()
        .replace(/\n+/g, '; ');
      console.log(`${clip} ${r.name}: ${files.length} segments, ${total} s; ${info}`);
      return parts.map((s) => s.start.toFixed(3)).join();
    });
  check(
    seen.every((each) => each === seen[0]),
    `${clip}: renditions are not aligned`,
  );
  const hls = execFileSync(
    'sh',
    ['-c', `ffmpeg -v error -i "${join(clips, clip, 'master.m3u8')}" -map 0 -f null - 2>&1`],
    { encoding: 'utf8' },
  );
  check(!hls, `${clip}: ${hls}`);
}
const bytes = readdirSync(content, { recursive: true })
  .map((f) => statSync(join(content, f)))
  .filter((s) => s.isFile())
  .reduce((n, s) => n + s.size, 0);
check(bytes < limit, `firebase/content has ${bytes} bytes`);
rmSync(work, { recursive: true, force: true });
console.log(`all clips are sound; firebase/content has ${(bytes / 1e6).toFixed(2)} MB`);
