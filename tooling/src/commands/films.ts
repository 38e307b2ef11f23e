import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFilm } from 'publisher';
import { inRoot } from 'delivery/paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';

const CONTENT = inRoot('firebase', 'content');

/** The lessons whose film was made by this command. */
async function lessonsWithFilm(): Promise<readonly string[]> {
  const lessons = await readdir(join(CONTENT, 'lessons'));
  const hasFilm = await Promise.all(
    lessons.map((lesson) =>
      access(join(CONTENT, 'lessons', lesson, 'film.json')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return lessons.filter((_, index) => hasFilm[index]);
}

/**
 * `npm run films -- [lesson …]`: makes films of a lesson's picture and the recordings of its lines,
 * for the named lessons. Without a name it makes all such films again. It needs ffmpeg. See
 * docs/recording-a-lesson.md.
 */
const films: Command = async (args) => {
  const { words } = parseFlags(args, { flags: [] });
  const lessons = words.length > 0 ? words : await lessonsWithFilm();
  for (const lesson of lessons) {
    const { seconds, pace } = await makeFilm(CONTENT, lesson);
    console.log(`${lesson}: ${seconds} s, ${pace}`);
  }
  return 0;
};

export default films;
