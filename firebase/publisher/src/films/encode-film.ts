import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LessonLine } from 'common';
import { lineFile } from '../line-sounds/lines-file';
import { runTool } from '../line-sounds/run-tool';
import { drawSlides } from './draw-slides';
import {
  encode as encodingOf,
  EXPLAINED_FILM,
  FILM,
  LONG_FILM,
  writeMaster,
  writeMedia,
  type Encoding,
} from './hls';
import { camera, views } from './moving-picture';
import type { FilmPace, Timeline, TimedSound } from './timeline';
import { samplesOf, SOUND_RATE, soundtrack } from './soundtrack';

const ENCODINGS: Readonly<Record<FilmPace, Encoding>> = {
  talk: FILM,
  parts: LONG_FILM,
  explained: EXPLAINED_FILM,
};

const soundKey = ({ line, tempo, isExplanation = false }: Omit<TimedSound, 'at'>) =>
  `${line} ${tempo} ${isExplanation}`;

/** The sources that a film is made of. */
export interface FilmScript {
  /** Folder of the lesson. */
  readonly lesson: string;
  readonly pace: FilmPace;
  readonly timeline: Timeline;
  /** Sound samples of the teacher's explanation of each line; empty for other films. */
  readonly explanations: readonly Buffer[];
  /** Dialect and English, one per line. */
  readonly lines: readonly LessonLine[];
}

async function trackOf(
  { lesson, timeline, explanations }: FilmScript,
  scratch: string,
): Promise<Buffer> {
  const recordings = new Map<string, Buffer>();
  for (const sound of timeline.sounds) {
    const { line, tempo, isExplanation } = sound;
    if (recordings.has(soundKey(sound))) continue;
    const file = join(lesson, 'lines', lineFile(line));
    const filter = tempo === 1 ? 'anull' : `atempo=${tempo.toFixed(4)}`;
    const explanation = isExplanation ? explanations[line - 1] : undefined;
    recordings.set(soundKey(sound), explanation ?? (await samplesOf(file, filter, scratch)));
  }
  return soundtrack((sound) => recordings.get(soundKey(sound)), timeline);
}

/** Makes ffmpeg's arguments for the picture of a film: its input, and the filter that moves it. */
async function pictureOf(script: FilmScript, scratch: string) {
  const { lesson, pace, timeline } = script;
  const picture = join(lesson, 'picture.webp');
  const encoding = ENCODINGS[pace];
  switch (pace) {
    case 'talk':
      return {
        input: ['-i', picture],
        filter: camera(basename(lesson), timeline.seconds, encoding.fps),
      };
    case 'parts':
      return { input: ['-i', picture], filter: views(timeline.seconds, encoding) };
    case 'explained': {
      const list = await drawSlides(picture, script, scratch);
      return { input: ['-f', 'concat', '-safe', '0', '-i', list], filter: `fps=${encoding.fps}` };
    }
  }
}

/** Encodes and cuts the film into `clip`, as firebase/drawing/README.md says. */
export async function encodeFilm(script: FilmScript, clip: string, scratch: string): Promise<void> {
  const { pace, timeline } = script;
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
    outputs.push('-map', `[o${index}]`, '-map', '1:a', '-t', String(timeline.seconds));
    outputs.push(...encodingOf(rendition, timeline.seconds, folder, encoding));
  }
  await runTool('ffmpeg', [
    ...['-v', 'error', ...input],
    ...['-f', 's16le', '-ar', String(SOUND_RATE), '-ac', '1', '-i', track],
    ...['-filter_complex', graph, '-fflags', '+bitexact', ...outputs],
  ]);
  for (const { name } of renditions) {
    writeMedia(join(clip, name), timeline.seconds, encoding);
  }
  writeMaster(clip, timeline.seconds, encoding);
}
