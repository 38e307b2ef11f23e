import type { CatalogueLesson } from 'shared-contracts';
import type { Progressed } from './changes';

/** What is worth a line, however little it is; and what still says that there is more. */
const [LEAST, MOST] = [0.02, 0.98];

/**
 * How much of a lesson a learner has behind them, 0 to 1: where they will go on, else all of it once
 * they have finished it. Of a lesson whose length is not known, nothing is said before it is finished.
 */
export function shareOf(
  { DocID, Duration = 0 }: Pick<CatalogueLesson, 'DocID' | 'Duration'>,
  { resumeAt, finished }: Pick<Progressed, 'resumeAt' | 'finished'>,
): number {
  const position = resumeAt[DocID] ?? 0;
  if (position > 0 && Duration > 0) return Math.min(MOST, Math.max(LEAST, position / Duration));
  return DocID in finished ? 1 : 0;
}
