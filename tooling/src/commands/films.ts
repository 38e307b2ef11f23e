import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilm } from 'publisher';
import { inRoot } from 'delivery/paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';

const CONTENT = inRoot('firebase', 'content');

/** Lessons whose film this command has made before. */
const lessonsWithFilm = (): readonly string[] =>
  readdirSync(join(CONTENT, 'lessons')).filter((lesson) =>
    existsSync(join(CONTENT, 'lessons', lesson, 'film.json')),
  );

/**
 * `npm run films -- [lesson …]` makes the film of each named lesson from its picture and the
 * recordings of its lines. Without a name it makes all such films again. It needs ffmpeg. See
 * docs/recording-a-lesson.md.
 */
const films: Command = async (args) => {
  const { words } = parseFlags(args, { flags: [] });
  const lessons = words.length > 0 ? words : lessonsWithFilm();
  for (const lesson of lessons) {
    const { seconds, pace } = await makeFilm(CONTENT, lesson);
    console.log(`${lesson}: ${seconds} s, ${pace}`);
  }
  return 0;
};

export default films;
