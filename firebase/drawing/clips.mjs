// node clips.mjs [name …] draws, sets to music and segments the clips into firebase/content/clips.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode, renditions, writeMaster, writeMedia } from '../publisher/src/films/hls.ts';
import { film, fps, size } from './film.mjs';
import { music, rate } from './music.mjs';

const here = import.meta.dirname;
const content = join(here, '../content/clips');
const all = readdirSync(join(here, 'clips')).map((f) => f.replace('.mjs', ''));

/** Room, warmth and soft ends; quiet enough to stay in the background. */
const sound = (seconds) =>
  `lowpass=f=2600,aecho=0.9:0.75:61|97|149|223|331:0.28|0.22|0.17|0.12|0.08,highpass=f=55,volume=0.85,alimiter=limit=0.7,afade=t=in:d=2.5,afade=t=out:st=${seconds - 3.5}:d=3.5`;

async function build(name) {
  const { default: clip } = await import(`./clips/${name}.mjs`);
  const target = join(content, name);
  const work = mkdtempSync(join(tmpdir(), 'clip-'));
  const wav = join(work, 'music.pcm');
  rmSync(target, { recursive: true, force: true });
  for (const r of renditions) mkdirSync(join(target, r.name), { recursive: true });
  writeFileSync(wav, music(clip.music, clip.seconds));

  const scaled = renditions.map(
    (r, i) => `[v${i}]scale=${r.width}:${r.height}:flags=lanczos,format=yuv420p[o${i}]`,
  );
  const graph = [
    `[0:v]split=2[v0][v1]`,
    ...scaled,
    `[1:a]${sound(clip.seconds)},asplit=2[a0][a1]`,
  ].join(';');
  const outputs = renditions.flatMap((r, i) => [
    '-map',
    `[o${i}]`,
    '-map',
    `[a${i}]`,
    '-t',
    clip.seconds,
    ...encode(r, clip.seconds, join(target, r.name)),
  ]);
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...[
        '-v',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        '-s',
        `${size.width}x${size.height}`,
        '-r',
        fps,
        '-i',
        '-',
      ],
      ...[
        '-f',
        's16le',
        '-ar',
        rate,
        '-ac',
        '2',
        '-i',
        wav,
        '-filter_complex',
        graph,
        '-fflags',
        '+bitexact',
        ...outputs,
      ],
    ].map(String),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = once(ffmpeg, 'exit');

  const frame = film(clip);
  for (let i = 0; i < clip.seconds * fps; i++)
    if (!ffmpeg.stdin.write(Buffer.from(frame(i / fps)))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await done;
  if (code) throw new Error(`ffmpeg ended with ${code} for ${name}`);

  for (const r of renditions) writeMedia(join(target, r.name), clip.seconds);
  writeMaster(target, clip.seconds);
  rmSync(work, { recursive: true, force: true });
  console.log(name, execFileSync('du', ['-sk', target], { encoding: 'utf8' }).split('\t')[0], 'kB');
}

for (const name of process.argv.slice(2).length ? process.argv.slice(2) : all) await build(name);
