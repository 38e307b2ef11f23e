import type { ObservableValue, Platform } from 'shared-contracts';
import { progressOf } from '../progress/create-progress';
import { loadPracticeCode } from '../chunks/scheduler';
import { withKeys, type DeckCard } from './deck/card-key';
import { withOwnCards } from './deck/with-own-cards';
import { schedulesOf, type SaveStatus, type StoredSchedules } from './deck/stored-schedules';
import type { Practice } from './practice/practice';

/** The cards of a lesson, and the practice with them. */
export interface Deck {
  readonly cards: readonly DeckCard[];
  readonly practice: Practice;
  readonly stored: StoredSchedules;
  /** How the saving goes, as one status. */
  readonly statuses: readonly ObservableValue<SaveStatus>[];
}

/** The cards have loaded, but their schedules or the code of the scheduler have not. */
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
 * Loads the cards and, at the same time, the member's schedules and own cards. Without the
 * schedules every card would count as new, and answers would overwrite them.
 *
 * @throws {AppError} as `getFlashcardsCloudFunction` refuses; {ScheduleFailure} for the rest
 */
export async function openDeck(
  platform: Platform,
  videoID: string,
  now: () => Date,
): Promise<Deck> {
  const request = platform.functions.call('getFlashcardsCloudFunction', { VideoID: videoID });
  const ownSchedules = schedulesOf(platform).value;
  if (!ownSchedules) {
    await request;
    throw new ScheduleFailure('Nobody is signed in');
  }
  const stored = ownSchedules.of(videoID);
  // Reads the stored progress; answers are counted once it is known.
  const progress = progressOf(platform);
  const prepared = orScheduleFailure(
    Promise.all([
      stored.read(),
      loadPracticeCode().then(async (code) => ({
        ...code,
        own: await code.ownCardsOf(platform, videoID),
      })),
    ]),
  );
  // Report a refusal of the cards first; this failure is awaited below.
  prepared.catch(() => undefined);
  const own = prepared.then(([, code]) => code.own);
  const { flashcards, isWhole, isGone } = await withOwnCards(request, own);
  const [schedules, code] = await prepared;
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
      now,
    }),
  };
}
