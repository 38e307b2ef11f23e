import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseLessonText, type LessonLine } from 'shared-contracts';
import { checkLessonText } from '../texts/lesson-texts';
import { ContentError, Problems } from '../problems';
import { lineFile, loadLines } from '../recordings/lines-file';
import { runTool } from '../recordings/run-tool';
import { dialogueTempo } from './dialogue-tempo';
import {
  encode as encodingOf,
  EXPLAINED_FILM,
  FILM,
  LONG_FILM,
  writeMaster,
  writeMedia,
  type Encoding,
} from './hls';
import { drawSlides } from './draw-slides';
import { loadExplanations } from './explanations';
import type { FilmFile } from './film-file';
import {
  planExplained,
  planFilm,
  type FilmPace,
  type FilmPlan,
  type PlannedSound,
} from './plan-film';
import { samplesOf, SOUND_RATE, soundtrack } from './soundtrack';
import { speakExplanations } from './speak-explanations';
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

/** Which part of the picture each view shows: how large, and where between the edges. */
const VIEWS = [
  { zoom: 1, x: 0.5, y: 0.5 },
  { zoom: 1.35, x: 0.1, y: 0.7 },
  { zoom: 1.12, x: 0.5, y: 1 },
  { zoom: 1.35, x: 0.9, y: 0.6 },
] as const;

/**
 * Makes the filter of ffmpeg that changes the view with each long segment. A segment begins with a
 * key frame in any case, so a new view costs nothing.
 */
function views(seconds: number, { fps, apart }: Encoding): string {
  const view = `mod(floor(max(on/${fps}-4,0)/${apart})+gte(on/${fps},4),${VIEWS.length})`;
  const choose = (values: readonly number[]) =>
    values.map((value, index) => `eq(${view},${index})*${value}`).join('+');
  const along = (side: 'w' | 'h', part: 'x' | 'y') =>
    `(i${side}-i${side}/zoom)*(${choose(VIEWS.map((each) => each[part]))})`;
  return [
    `zoompan=z='${choose(VIEWS.map(({ zoom }) => zoom))}'`,
    `x='${along('w', 'x')}':y='${along('h', 'y')}'`,
    `d=${seconds * fps}:s=${WINDOW.width}x${WINDOW.height}:fps=${fps}`,
  ].join(':');
}

/** How the films of a pace are encoded. */
const ENCODINGS: Readonly<Record<FilmPace, Encoding>> = {
  talk: FILM,
  parts: LONG_FILM,
  explained: EXPLAINED_FILM,
};

const soundKey = ({ line, tempo, isExplanation = false }: Omit<PlannedSound, 'at'>) =>
  `${line} ${tempo} ${isExplanation}`;

/** What a film is made of. */
interface Script {
  /** Folder of the lesson. */
  readonly lesson: string;
  readonly pace: FilmPace;
  readonly plan: FilmPlan;
  /** What the teacher says about each line, as samples; empty unless the film is explained. */
  readonly explanations: readonly Buffer[];
  /** Dialect and English, one per line. */
  readonly lines: readonly LessonLine[];
}

async function trackOf({ lesson, plan, explanations }: Script, scratch: string): Promise<Buffer> {
  const recordings = new Map<string, Buffer>();
  for (const sound of plan.sounds) {
    const { line, tempo, isExplanation } = sound;
    if (recordings.has(soundKey(sound))) continue;
    const file = join(lesson, 'lines', lineFile(line));
    const filter = tempo === 1 ? 'anull' : `atempo=${tempo.toFixed(4)}`;
    const own = isExplanation ? explanations[line - 1] : undefined;
    recordings.set(soundKey(sound), own ?? (await samplesOf(file, filter, scratch)));
  }
  return soundtrack((sound) => recordings.get(soundKey(sound)), plan);
}

/** Gives ffmpeg the picture of a film: arguments for its input, and a filter that moves it. */
async function pictureOf(script: Script, scratch: string) {
  const { lesson, pace, plan } = script;
  const picture = join(lesson, 'picture.webp');
  const encoding = ENCODINGS[pace];
  switch (pace) {
    case 'talk':
      return {
        input: ['-i', picture],
        filter: camera(basename(lesson), plan.seconds, encoding.fps),
      };
    case 'parts':
      return { input: ['-i', picture], filter: views(plan.seconds, encoding) };
    case 'explained': {
      const list = await drawSlides(picture, script, scratch);
      return { input: ['-f', 'concat', '-safe', '0', '-i', list], filter: `fps=${encoding.fps}` };
    }
  }
}

/** Encodes and cuts the film into `clip`, as firebase/drawing/README.md says. */
async function encode(script: Script, clip: string, scratch: string): Promise<void> {
  const { pace, plan } = script;
  const track = join(scratch, 'sound.pcm');
  await writeFile(track, await trackOf(script, scratch));
  const { input, filter } = await pictureOf(script, scratch);
  const encoding = ENCODINGS[pace];
  const { renditions } = encoding;
  const names = renditions.map((_, index) => `v${index}`);
  const scaled = renditions.map(
    ({ width, height }, index) =>
      `[v${index}]scale=${width}:${height}:flags=lanczos,format=yuv420p[o${index}]`,
  );
  const graph = [
    `[0:v]${filter},split=${names.length}${names.map((name) => `[${name}]`).join('')}`,
    ...scaled,
  ].join(';');
  const outputs: string[] = [];
  for (const [index, rendition] of renditions.entries()) {
    const folder = join(clip, rendition.name);
    await mkdir(folder, { recursive: true });
    outputs.push('-map', `[o${index}]`, '-map', '1:a', '-t', String(plan.seconds));
    outputs.push(...encodingOf(rendition, plan.seconds, folder, encoding));
  }
  await runTool('ffmpeg', [
    ...['-v', 'error', ...input],
    ...['-f', 's16le', '-ar', String(SOUND_RATE), '-ac', '1', '-i', track],
    ...['-filter_complex', graph, '-fflags', '+bitexact', ...outputs],
  ]);
  for (const { name } of renditions) {
    writeMedia(join(clip, name), plan.seconds, encoding);
  }
  writeMaster(clip, plan.seconds, encoding);
}

/** The lesson's film as a person reads it in `lesson.yaml`. */
async function nameClip(lesson: string, DocID: string): Promise<void> {
  const file = join(lesson, 'lesson.yaml');
  const yaml = await readFile(file, 'utf8');
  await writeFile(file, yaml.replace(/^clip:.*$/m, `clip: ${DocID}`));
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Reads a field of lesson.yaml. A search for the line is enough, because no field is nested. */
const fieldOf = (yaml: string, name: 'Type' | 'Difficulty'): string | undefined =>
  new RegExp(`^${name}: *(\\S+)`, 'm').exec(yaml)?.[1];

function paceOf(type: string | undefined, explanations: readonly string[] | null): FilmPace {
  if (explanations !== null) return 'explained';
  return type === 'mini_lesson' ? 'talk' : 'parts';
}

/**
 * Makes a lesson's film from its picture and its line sounds. It writes the clip, the times in
 * text.txt, the clip's name in lesson.yaml, and film.json. `FILM_PACES` says which lesson gets
 * which film. It never replaces a film that a teacher brought.
 * Source: docs/recording-a-lesson.md.
 *
 * @param root the content folder
 * @throws {ContentError} when a file of the lesson or a recording has mistakes; {Error} when ffmpeg
 *   is missing or fails
 */
export async function makeFilm(root: string, DocID: string): Promise<FilmFile> {
  const path = `lessons/${DocID}`;
  const lesson = join(root, path);
  const problems = new Problems();
  const written = await readFile(join(lesson, 'text.txt'), 'utf8').catch(() => null);
  if (written === null)
    throw new ContentError([`${path}: there is no such lesson with a text.txt`]);
  const { Text } = checkLessonText(written, `${path}/text.txt`, problems);
  const lines = await loadLines(root, path, Text, problems);
  const explanations = await loadExplanations(root, path, Text, problems);
  const isOurs = await isThere(join(lesson, 'film.json'));
  const yaml = await readFile(join(lesson, 'lesson.yaml'), 'utf8').catch(() => '');
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
  if (!isOurs && (await isThere(join(clip, 'master.m3u8')))) {
    throw new ContentError([
      `clips/${DocID}: somebody else made this film, so it stays; delete that folder to make another`,
    ]);
  }

  const pace = paceOf(fieldOf(yaml, 'Type'), explanations);
  const difficulty = Number(fieldOf(yaml, 'Difficulty') ?? 1);
  const tempo = pace === 'parts' && lines ? dialogueTempo(lines, difficulty) : 1;
  const seconds = recorded.map((recording) => recording.seconds);
  const recordings = recorded.map(({ hash }) => hash);
  const scratch = await mkdtemp(join(tmpdir(), 'film-'));
  const partial = join(root, 'clips', `.${DocID}.${process.pid}`);
  try {
    const spoken = await speakExplanations(explanations ?? [], scratch);
    const text = parseLessonText(Text);
    const titles = text.map(({ SwissGerman }) => SwissGerman);
    const plan =
      pace === 'explained'
        ? planExplained(seconds, spoken, titles)
        : planFilm(seconds, pace, tempo);
    const film: FilmFile = {
      pace,
      seconds: plan.seconds,
      recordings,
      ...(tempo !== 1 && { tempo }),
      ...(pace !== 'talk' && { chapters: [...plan.chapters], later: [...plan.later] }),
    };
    const samples = spoken.map((each) => each.samples);
    await encode({ lesson, pace, plan, explanations: samples, lines: text }, partial, scratch);
    // Write film.json before the film: a film without it counts as a teacher's and is never
    // replaced.
    await writeFile(join(lesson, 'film.json'), `${JSON.stringify(film, null, 2)}\n`);
    await rm(clip, { recursive: true, force: true });
    await rename(partial, clip);
    await writeFile(join(lesson, 'text.txt'), writeTimes(written, plan.lines));
    await nameClip(lesson, DocID);
    return film;
  } finally {
    await rm(scratch, { recursive: true });
    await rm(partial, { recursive: true, force: true });
  }
}
