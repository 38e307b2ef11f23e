import { AppError, type Flashcard, type Platform } from 'shared-contracts';
import { ownWordsOf } from '../../own-words/own-words';

/**
 * The words of a lesson that the learner has made their cards and does not know yet, by their line.
 *
 * @throws {AppError} `unavailable` when they could not be read: without them, their schedules would
 *   count as those of removed cards
 */
export async function ownCardsOf(
  platform: Platform,
  videoID: string,
): Promise<readonly Flashcard[]> {
  const mine = ownWordsOf(platform).mine$.value;
  if (!mine) return [];
  await mine.read();
  const { words, isWhole } = mine.state$.value;
  if (!isWhole) throw new AppError('unavailable', 'The learner’s words could not be read');
  return Object.entries(words)
    .filter(([, { VideoID, isCard, isKnown }]) => VideoID === videoID && isCard && !isKnown)
    .sort(([, a], [, b]) => a.line - b.line)
    .map(([word, { english }]) => ({ SwissGerman: word, English: english }));
}
