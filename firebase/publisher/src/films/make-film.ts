import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLessonText } from 'common';
import { checkLessonText } from '../texts/lesson-texts';
import { ContentError, Problems } from '../problems';
import { loadLines } from '../line-sounds/lines-file';
import { dialogueTempo } from './dialogue-tempo';
import { encodeFilm } from './encode-film';
import { loadExplanations } from './explanations';
import type { FilmFile } from './film-file';
import { readLessonFile } from './lesson-file';
import { explainedTimeline, timelineOf, type FilmPace } from './timeline';
import { speakExplanations } from './speak-explanations';
import { writeTimes } from './write-times';

function paceOf(type: string | undefined, explanations: readonly string[] | null): FilmPace {
  if (explanations !== null) return 'explained';
  return type === 'mini_lesson' ? 'talk' : 'parts';
}

/**
 * Makes a lesson's film from its picture and its line sounds. It writes the clip, the times in
 * text.txt, the clip's name in lesson.yaml, and film.json. `FILM_PACES` says which lesson gets
 * which film. It never replaces a teacher's own film. Source: docs/recording-a-lesson.md.
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
  const isOurs = existsSync(join(lesson, 'film.json'));
  const yaml = await readLessonFile(root, `${path}/lesson.yaml`, problems);
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
  if (!isOurs && existsSync(join(clip, 'master.m3u8'))) {
    throw new ContentError([
      `clips/${DocID}: somebody else made this film, so it stays; delete that folder to make another`,
    ]);
  }

  const pace = paceOf(yaml?.Type, explanations);
  const difficulty = yaml?.Difficulty ?? 1;
  const tempo = pace === 'parts' && lines ? dialogueTempo(lines, difficulty) : 1;
  const seconds = recorded.map((recording) => recording.seconds);
  const recordings = recorded.map(({ hash }) => hash);
  const scratch = await mkdtemp(join(tmpdir(), 'film-'));
  const partial = join(root, 'clips', `.${DocID}.${process.pid}`);
  try {
    const spoken = await speakExplanations(explanations ?? [], scratch);
    const text = parseLessonText(Text);
    const titles = text.map(({ SwissGerman }) => SwissGerman);
    const timeline =
      pace === 'explained'
        ? explainedTimeline(seconds, spoken, titles)
        : timelineOf(seconds, pace, tempo);
    const film: FilmFile = {
      pace,
      seconds: timeline.seconds,
      recordings,
      ...(tempo !== 1 && { tempo }),
      ...(pace !== 'talk' && { chapters: [...timeline.chapters], later: [...timeline.later] }),
    };
    const samples = spoken.map((each) => each.samples);
    await encodeFilm(
      { lesson, pace, timeline, explanations: samples, lines: text },
      partial,
      scratch,
    );
    // film.json comes before the film: a film without film.json counts as a teacher's own.
    await writeFile(join(lesson, 'film.json'), `${JSON.stringify(film, null, 2)}\n`);
    await rm(clip, { recursive: true, force: true });
    await rename(partial, clip);
    await writeFile(join(lesson, 'text.txt'), writeTimes(written, timeline.lines));
    if (yaml) await writeFile(join(lesson, 'lesson.yaml'), yaml.withClip(DocID));
    return film;
  } finally {
    await rm(scratch, { recursive: true });
    await rm(partial, { recursive: true, force: true });
  }
}
