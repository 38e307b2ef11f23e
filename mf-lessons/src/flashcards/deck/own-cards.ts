import { AppError, type Platform } from 'shared-contracts';
import { ownWordsOf } from '../../own-words/own-words';
import { withKeys, type AnyCard } from './card-key';
import type { OwnCards } from './with-own-cards';

const NONE: OwnCards = { cards: [], known: [] };

/**
 * The words of a lesson that the learner has made their cards, by their line.
 *
 * @throws {AppError} `unavailable` when they could not be read
 */
export async function ownCardsOf(platform: Platform, videoID: string): Promise<OwnCards> {
  const mine = ownWordsOf(platform).mine$.value;
  if (!mine) return NONE;
  await mine.read();
  const { words, isWhole } = mine.state$.value;
  if (!isWhole) throw new AppError('unavailable', 'The learner’s words could not be read');
  const met = Object.entries(words)
    .filter(([, { VideoID, isCard }]) => VideoID === videoID && isCard)
    .sort(([, a], [, b]) => a.line - b.line)
    .map(([word, { english, isKnown, line }]) => ({
      isKnown,
      card: { SwissGerman: word, English: english, isOwn: true, met: line } satisfies AnyCard,
    }));
  const cardsThat = (isKnown: boolean) =>
    met.filter((word) => word.isKnown === isKnown).map(({ card }) => card);
  return { cards: cardsThat(false), known: withKeys(cardsThat(true)).map(({ key }) => key) };
}
