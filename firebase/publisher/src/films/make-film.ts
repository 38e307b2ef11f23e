import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkLessonText } from '../texts/lesson-texts';
import { ContentError, Problems } from '../problems';
import { lineFile, loadLines } from '../recordings/lines-file';
import { runTool } from '../recordings/run-tool';
import { encode as encodingOf, FILM, renditions, writeMaster, writeMedia } from './hls';
import { loadFilm, type FilmFile } from './film-file';
import { planFilm, type FilmPace, type FilmPlan } from './plan-film';
import { SOUND_RATE, soundtrack } from './soundtrack';
import { writeTimes } from './write-times';

/** A picture of 960 × 540 shows through a window of the film's size, which wanders over it. */
const PICTURE = { width: 960, height: 540 };
const WINDOW = { width: 854, height: 480 };
/** Steps per pixel. H.264 describes a move by a quarter of a pixel without new picture data. */
const STEPS = 4;
/** The window reaches the other corner in about that time, and then turns back. */
const WAY_SECONDS = 45;

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const;

/** Where the window begins depends on the lesson's name, so that not all films move alike. */
const cornerOf = (DocID: string) =>
  CORNERS[(createHash('sha256').update(DocID).digest()[0] ?? 0) % CORNERS.length] ?? CORNERS[0];

/** Filter of ffmpeg that makes the moving picture of one still. */
function camera(DocID: string, seconds: number, fps: number): string {
  const frames = seconds * fps;
  const ways = Math.max(1, Math.round(seconds / WAY_SECONDS));
  // A short film goes a part of the way, so that none moves faster.
  const part = Math.min(1, seconds / WAY_SECONDS).toFixed(2);
  const way = `(${part}*(0.5-0.5*cos(PI*${ways}*on/${frames})))`;
  const along = (length: number, from: number) =>
    `${length * STEPS}*${from === 0 ? way : `(1-${way})`}`;
  const corner = cornerOf(DocID);
  return [
    `scale=${PICTURE.width * STEPS}:${PICTURE.height * STEPS}:flags=bicubic`,
    // Full colour resolution: with half of it, only every second step could be used.
    'format=yuv444p',
    [
      `zoompan=z=${PICTURE.height}/${WINDOW.height}`,
      `x='${along(PICTURE.width - WINDOW.width, corner.x)}'`,
      `y='${along(PICTURE.height - WINDOW.height, corner.y)}'`,
      `d=${frames}`,
      `s=${WINDOW.width}x${WINDOW.height}`,
      `fps=${fps}`,
    ].join(':'),
  ].join(',');
}

async function samplesOf(recording: string, scratch: string): Promise<Buffer> {
  const samples = join(scratch, 'line.pcm');
  await runTool('ffmpeg', [
    ...['-v', 'error', '-y', '-i', recording],
    ...['-f', 's16le', '-ac', '1', '-ar', String(SOUND_RATE), samples],
  ]);
  return readFile(samples);
}

/** Encodes and cuts the film into `clip`, as firebase/drawing/README.md says. */
async function encode(
  lesson: string,
  clip: string,
  plan: FilmPlan,
  scratch: string,
): Promise<void> {
  const recordings: Buffer[] = [];
  for (const index of plan.lines.keys()) {
    recordings.push(await samplesOf(join(lesson, 'lines', lineFile(index + 1)), scratch));
  }
  const sound = join(scratch, 'sound.pcm');
  await writeFile(sound, soundtrack(recordings, plan));

  const names = renditions.map((_, index) => `v${index}`);
  const scaled = renditions.map(
    ({ width, height }, index) =>
      `[v${index}]scale=${width}:${height}:flags=lanczos,format=yuv420p[o${index}]`,
  );
  const moving = camera(basename(lesson), plan.seconds, FILM.fps);
  const graph = [
    `[0:v]${moving},split=${names.length}${names.map((name) => `[${name}]`).join('')}`,
    ...scaled,
  ].join(';');
  const outputs: string[] = [];
  for (const [index, rendition] of renditions.entries()) {
    const folder = join(clip, rendition.name);
    await mkdir(folder, { recursive: true });
    outputs.push('-map', `[o${index}]`, '-map', '1:a', '-t', String(plan.seconds));
    outputs.push(...encodingOf(rendition, plan.seconds, folder, FILM));
  }
  await runTool('ffmpeg', [
    ...['-v', 'error', '-i', join(lesson, 'picture.webp')],
    ...['-f', 's16le', '-ar', String(SOUND_RATE), '-ac', '1', '-i', sound],
    ...['-filter_complex', graph, '-fflags', '+bitexact', ...outputs],
  ]);
  for (const { name } of renditions) {
    writeMedia(join(clip, name), plan.seconds, FILM);
  }
  writeMaster(clip, plan.seconds, FILM);
}

/** The lesson's film as a person reads it in `lesson.yaml`. */
async function nameClip(lesson: string, DocID: string): Promise<void> {
  const file = join(lesson, 'lesson.yaml');
  const yaml = await readFile(file, 'utf8');
  await writeFile(file, yaml.replace(/^clip:.*$/m, `clip: ${DocID}`));
}

/**
 * Makes a lesson's film of its picture and the recordings of its lines: the clip, the times in
 * text.txt, the clip's name in lesson.yaml, and film.json. It never replaces a film that a teacher
 * brought. Source: docs/recording-a-lesson.md.
 *
 * @param root the content folder
 * @param asked undefined: as the film was paced before, or `talk`
 * @throws {ContentError} when the text or a recording has mistakes; {Error} when ffmpeg is missing
 *   or fails
 */
export async function makeFilm(
  root: string,
  DocID: string,
  asked: FilmPace | undefined,
): Promise<FilmFile> {
  const path = `lessons/${DocID}`;
  const lesson = join(root, path);
  const problems = new Problems();
  const text = await readFile(join(lesson, 'text.txt'), 'utf8').catch(() => null);
  if (text === null) throw new ContentError([`${path}: there is no such lesson with a text.txt`]);
  const { Text } = checkLessonText(text, `${path}/text.txt`, problems);
  const lines = await loadLines(root, path, Text, problems);
  const before = await loadFilm(root, path, problems);
  problems.throwIfAny();
  const recorded = lines?.lines ?? [];
  const sentences = Text.split('\n\n').length;
  const missing = Array.from({ length: sentences }, (_, index) => index + 1).filter(
    (line) => recorded[line - 1]?.line !== line,
  );
  if (missing.length > 0) {
    throw new ContentError([
      `${path}/lines: has no recording of line ${missing[0]}; a film needs one of every line, see docs/recording-a-lesson.md`,
    ]);
  }
  const clip = join(root, 'clips', DocID);
  const isOwn = await readFile(join(clip, 'master.m3u8')).then(
    () => true,
    () => false,
  );
  if (isOwn && before === null) {
    throw new ContentError([
      `clips/${DocID}: somebody else made this film, so it stays; delete that folder to make another`,
    ]);
  }

  const pace = asked ?? before?.pace ?? 'talk';
  const plan = planFilm(
    recorded.map(({ seconds }) => seconds),
    pace,
  );
  const film = { pace, seconds: plan.seconds, recordings: recorded.map(({ hash }) => hash) };
  const scratch = await mkdtemp(join(tmpdir(), 'film-'));
  const partial = join(root, 'clips', `.${DocID}.${process.pid}`);
  try {
    await encode(lesson, partial, plan, scratch);
    // Write film.json before the film: a film without it counts as a teacher's and is never
    // replaced.
    await writeFile(join(lesson, 'film.json'), `${JSON.stringify(film, null, 2)}\n`);
    await rm(clip, { recursive: true, force: true });
    await rename(partial, clip);
  } finally {
    await rm(scratch, { recursive: true });
    await rm(partial, { recursive: true, force: true });
  }
  await writeFile(join(lesson, 'text.txt'), writeTimes(text, plan.lines));
  await nameClip(lesson, DocID);
  return film;
}
