import { coverageOf, loadContent } from 'publisher';
import { inRoot } from 'delivery/paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';

/**
 * `npm run words` lists words of lessons that the glossary lacks, by frequency. The last line is
 * `N % of M running words`. Source: CMD-words.
 */
const words: Command = async (args) => {
  parseFlags(args, { flags: [] });
  const { lessons, glossary } = await loadContent(inRoot('firebase', 'content'), false);
  for (const line of coverageOf(lessons, glossary)) console.log(line);
  return 0;
};

export default words;
