import { AppError, type Platform } from 'shared-contracts';
import { markOf, type Words } from '../../own-words/own-word';
import { ownWordsOf } from '../../own-words/own-words';
import { withKeys, type AnyCard } from './card-key';
import type { OwnCards } from './with-own-cards';

/** Reads the learner's words. @throws {AppError} `unavailable` when that fails */
async function readWords(platform: Platform): Promise<Words> {
  const mine = ownWordsOf(platform).mine$.value;
  await mine?.read();
  const { words, isWhole } = mine?.state$.value ?? { words: {}, isWhole: true };
  if (!isWhole) throw new AppError('unavailable', 'The learner’s words could not be read');
  return words;
}

/**
 * Ids of the lessons with own words to learn. Schedules alone do not show them: a word that was
 * never answered has none.
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
 * The learner's own cards from one lesson, in the order of its lines.
 *
 * @throws {AppError} `unavailable` when they could not be read
 */
export async function ownCardsOf(platform: Platform, videoID: string): Promise<OwnCards> {
  const ownWords = Object.entries(await readWords(platform))
    .filter(([, { VideoID, isCard }]) => VideoID === videoID && isCard)
    .sort(([, a], [, b]) => a.line - b.line)
    .map(([word, { english, isKnown, line }]) => ({
      isKnown,
      card: { SwissGerman: word, English: english, isOwn: true, met: line } satisfies AnyCard,
    }));
  const cardsThat = (isKnown: boolean) =>
    ownWords.filter((word) => word.isKnown === isKnown).map(({ card }) => card);
  return { cards: cardsThat(false), known: withKeys(cardsThat(true)).map(({ key }) => key) };
}
