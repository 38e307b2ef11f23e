import type { ObservableValue, Platform } from 'shared-contracts';
import { progressOf } from '../progress/create-progress';
import { loadPracticeCode } from '../chunks/scheduler';
import { withKeys, type DeckCard } from './deck/card-key';
import { withOwnCards } from './deck/with-own-cards';
import { schedulesOf, type SaveStatus, type StoredSchedules } from './deck/stored-schedules';
import type { Practice } from './practice/practice';

/** The cards of one lesson, ready to practise. */
export interface Deck {
  readonly cards: readonly DeckCard[];
  readonly practice: Practice;
  readonly stored: StoredSchedules;
  /** The save status of this lesson, as the only item. */
  readonly statuses: readonly ObservableValue<SaveStatus>[];
}

/** The cards have loaded, but not their schedules or the scheduler's code. */
export class ScheduleFailure extends Error {
  override readonly name = 'ScheduleFailure';
}

async function orScheduleFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ScheduleFailure('The schedule could not be read', { cause: error });
  }
}

/**
 * Loads the cards and, at the same time, the member's schedules and own cards. It fails without the
 * schedules: every card would count as new, and answers would overwrite them.
 *
 * @throws {AppError} as `getFlashcardsCloudFunction` refuses; {ScheduleFailure} for the rest
 */
export async function openDeck(platform: Platform, videoID: string): Promise<Deck> {
  const request = platform.functions.call('getFlashcardsCloudFunction', { VideoID: videoID });
  const ownSchedules = schedulesOf(platform).value;
  if (!ownSchedules) {
    await request;
    throw new ScheduleFailure('Nobody is signed in');
  }
  const stored = ownSchedules.of(videoID);
  // This starts reading the progress, which counts the answers.
  const progress = progressOf(platform);
  const preparation = orScheduleFailure(
    Promise.all([
      stored.read(),
      loadPracticeCode().then(async (code) => ({
        ...code,
        own: await code.ownCardsOf(platform, videoID),
      })),
    ]),
  );
  // A refusal of the cards is reported first; this failure is awaited below.
  preparation.catch(() => undefined);
  const own = preparation.then(([, code]) => code.own);
  const { flashcards, isWhole, isGone } = await withOwnCards(request, own);
  const [schedules, code] = await preparation;
  const { outlookOf, createPractice, createUnderstoodCards, withOwnLines } = code;
  const cards = withKeys(await withOwnLines(platform, flashcards, () => videoID));
  const keys = cards.map(({ key }) => key);
  stored.retain(isWhole ? keys : undefined, isGone);
  const understood = createUnderstoodCards(
    cards.map((card) => ({ videoID, card })),
    progress,
  );
  understood.begin(schedules);
  return {
    cards,
    stored,
    statuses: [stored.status$],
    practice: createPractice({
      keys,
      schedules,
      scheduler: outlookOf,
      stored,
      progress,
      understood,
    }),
  };
}
