import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recordLines } from 'publisher';
import { inRoot } from 'delivery/paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';

const LESSONS = inRoot('firebase', 'content', 'lessons');

/**
 * `npm run lines -- [--machine] [lesson …]` measures and levels the recordings of single lines, of
 * all lessons or the named ones. With `--machine` a sample voice first speaks every line. It needs
 * ffmpeg, and espeak-ng for the voice. See docs/recording-a-lesson.md.
 */
const lines: Command = async (args) => {
  const { flags, words } = parseFlags(args, { flags: ['--machine'] });
  const lessons = words.length > 0 ? words : await readdir(LESSONS);
  for (const lesson of lessons) {
    const count = await recordLines(join(LESSONS, lesson), flags.has('--machine'));
    if (count > 0 || words.length > 0) console.log(`${lesson}: ${count} recordings`);
  }
  return 0;
};

export default lines;
