import { AppError, type Platform } from 'shared-contracts';
import { markOf, type Words } from '../../own-words/own-word';
import { ownWordsOf } from '../../own-words/own-words';
import { withKeys, type AnyCard } from './card-key';
import type { OwnCards } from './with-own-cards';

/** @throws {AppError} `unavailable` when they could not be read */
async function readWords(platform: Platform): Promise<Words> {
  const mine = ownWordsOf(platform).mine$.value;
  await mine?.read();
  const { words, isWhole } = mine?.state$.value ?? { words: {}, isWhole: true };
  if (!isWhole) throw new AppError('unavailable', 'The learner’s words could not be read');
  return words;
}

/**
 * The lessons whose words the learner has made cards that are asked. A word that was never answered
 * is in no schedule.
 *
 * @throws {AppError} `unavailable` when the words could not be read
 */
export async function lessonsOfOwnCards(platform: Platform): Promise<ReadonlySet<string>> {
  const cards = Object.values(await readWords(platform)).filter(
    (word) => markOf(word) === 'learning',
  );
  return new Set(cards.map(({ VideoID }) => VideoID));
}

/**
 * The words of a lesson that the learner has made their cards, by their line.
 *
 * @throws {AppError} `unavailable` when they could not be read
 */
export async function ownCardsOf(platform: Platform, videoID: string): Promise<OwnCards> {
  const met = Object.entries(await readWords(platform))
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
