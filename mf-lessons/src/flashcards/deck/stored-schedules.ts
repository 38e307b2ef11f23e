import { BehaviorSubject } from 'kit';
import {
  CARD_LIMITS,
  documentPaths,
  isFinal,
  isLoggedIn,
  type CardSchedule,
  type ObservableValue,
  type Platform,
  perPlatform,
} from 'shared-contracts';
import { createSaver } from '../../saving/saver';
import { isNew, NEVER_ANSWERED, nextDueOf, type Schedules } from './due';

/** Answers within this time are stored together, in milliseconds. */
export const SAVE_INTERVAL_MS = 1_500;

/**
 * `retrying`: not stored yet, kept and tried again. `refused`: some answers will not be stored, and
 * no others wait.
 */
export type SaveStatus = 'well' | 'retrying' | 'refused';

/** The schedules of one lesson's cards, with changes that are not stored yet. */
export interface StoredSchedules {
  readonly status$: ObservableValue<SaveStatus>;
  /** @throws {AppError} as `documents.get` */
  read(): Promise<Schedules>;
  /**
   * Takes over what a query has read just now, after `flushSchedules`; answers that are not stored
   * yet replace it. It costs no read.
   */
  adopt(cards: Schedules): Schedules;
  /** Stores the schedule of one card soon, in the background. */
  save(key: string, schedule: CardSchedule): void;
  /**
   * Marks all other cards as never answered: a corrected or removed card is no longer asked, and
   * would be due for ever. Call it after `read`.
   *
   * @param keys of all cards of the lesson
   */
  retain(keys: readonly string[]): void;
  /** Stores now. Never rejects. */
  flush(): Promise<void>;
}

function createStoredSchedules(platform: Platform, uid: string, videoID: string): StoredSchedules {
  const { documents, log, session } = platform;
  const path = documentPaths.lessonCards(uid, videoID);
  const status$ = new BehaviorSubject<SaveStatus>('well');
  let known: Schedules = {};
  let pending: Schedules = {};
  let writing: Schedules = {};
  let reading: Promise<unknown> = Promise.resolve();
  let isAnyRefused = false;

  const isStillHere = () =>
    isLoggedIn(session.state$.value) && session.state$.value.user.UID === uid;

  /** Later successes do not restore refused answers. */
  const settled = () => (isAnyRefused ? 'refused' : 'well');

  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    onFailing: (isFailing) => status$.next(isFailing ? 'retrying' : settled()),
    async write() {
      // Finish reading first; otherwise we cannot tell whether the result includes this write.
      await reading;
      const entries = Object.entries(pending);
      // Never write one user's answers for another.
      if (entries.length === 0 || !isStillHere()) return false;
      const cards = Object.fromEntries(entries.slice(0, CARD_LIMITS.perWrite));
      writing = cards;
      pending = Object.fromEntries(entries.slice(CARD_LIMITS.perWrite));
      try {
        const updatedAt = documents.serverTimestamp();
        await documents.merge(path, { cards, nextDue: nextDueOf(known), updatedAt });
      } catch (error) {
        log.warn('The schedule of the flashcards could not be stored', { videoID, error });
        // A card that was answered again since has a newer schedule there.
        if (!isFinal(error)) pending = { ...cards, ...pending };
        else {
          isAnyRefused = true;
          status$.next('refused');
        }
        throw error;
      } finally {
        writing = {};
      }
      return Object.keys(pending).length > 0;
    },
  });

  const save = (key: string, schedule: CardSchedule) => {
    known = { ...known, [key]: schedule };
    pending = { ...pending, [key]: schedule };
    saver.request();
  };

  const adopt = (stored: Schedules, before: Schedules) => {
    known = { ...stored, ...before, ...pending };
    // From now on the cards show what is stored.
    isAnyRefused = false;
    if (status$.value === 'refused') status$.next('well');
    // Answers of a user who logged out before they were stored, and is back.
    if (Object.keys(pending).length > 0) saver.request();
    return known;
  };

  return {
    status$,
    async read() {
      // Pending writes may be stored before the answer and not be in it.
      const before = { ...writing, ...pending };
      const asked = documents.get(path);
      reading = asked.catch(() => undefined);
      return adopt((await asked)?.cards ?? {}, before);
    },
    adopt: (cards) => adopt(cards, writing),
    save,
    retain(keys) {
      const kept = new Set(keys);
      Object.entries(known)
        .filter(([key, schedule]) => !kept.has(key) && !isNew(schedule))
        .forEach(([key]) => save(key, NEVER_ANSWERED));
    },
    flush: saver.flush,
  };
}

/** One per learner and lesson, so that a learner who comes back finds what is not stored yet. */
const all = perPlatform(() => new Map<string, StoredSchedules>());

/** The schedules of one learner's cards of one lesson. */
export function storedSchedules(platform: Platform, uid: string, videoID: string): StoredSchedules {
  const path = documentPaths.lessonCards(uid, videoID);
  const schedules = all(platform).get(path) ?? createStoredSchedules(platform, uid, videoID);
  all(platform).set(path, schedules);
  return schedules;
}

/** Stores all answers of this page that are not stored yet. Never rejects. */
export const flushSchedules = async (platform: Platform): Promise<void> => {
  await Promise.all([...all(platform).values()].map(({ flush }) => flush()));
};
