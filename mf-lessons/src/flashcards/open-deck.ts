import { isLoggedIn, type Platform } from 'shared-contracts';
import { progressOf } from '../progress';
import { withKeys, type DeckCard } from './deck/card-key';
import { storedSchedules, type StoredSchedules } from './deck/stored-schedules';
import { createPractice, type Practice } from './practice/practice';

/** The cards of a lesson, and the learner at work with them. */
export interface Deck {
  readonly cards: readonly DeckCard[];
  readonly practice: Practice;
  readonly stored: StoredSchedules;
}

/** The cards are there, and what the learner knows of them is not; or the code that reckons with it. */
export class ScheduleFailure extends Error {
  override readonly name = 'ScheduleFailure';
}

/** FSRS, a chunk of its own: a visitor does without. */
const loadScheduler = () =>
  import(/* webpackChunkName: "scheduler" */ './deck/scheduler').then(({ outlookOf }) => outlookOf);

async function orScheduleFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ScheduleFailure('The schedule could not be read', { cause: error });
  }
}

/**
 * Gets the cards, and meanwhile the learner's schedule of them: without it every card would be new
 * and answering would overwrite what is known.
 *
 * @throws {AppError} as `getFlashcardsCloudFunction` refuses; {ScheduleFailure} for the rest
 */
export async function openDeck(
  platform: Platform,
  videoID: string,
  now: () => Date,
): Promise<Deck> {
  const asked = platform.functions.call('getFlashcardsCloudFunction', { VideoID: videoID });
  const session = platform.session.state$.value;
  if (!isLoggedIn(session)) {
    await asked;
    throw new ScheduleFailure('Nobody is signed in');
  }
  const stored = storedSchedules(platform, session.user.UID, videoID);
  // Reads what was practised before; an answer is counted once that is known.
  const progress = progressOf(platform);
  const prepared = orScheduleFailure(Promise.all([stored.read(), loadScheduler()]));
  // A refusal of the cards is said first; nothing of this failure is lost, it is awaited below.
  prepared.catch(() => undefined);
  const cards = withKeys((await asked).flashcards);
  const [schedules, scheduler] = await prepared;
  const keys = cards.map(({ key }) => key);
  stored.retain(keys);
  return {
    cards,
    stored,
    practice: createPractice({ keys, schedules, scheduler, stored, progress, now }),
  };
}
