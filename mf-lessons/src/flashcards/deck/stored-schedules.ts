import { BehaviorSubject } from 'kit';
import { forLearner, perPlatform, type Learner } from 'common';
import {
  CARD_LIMITS,
  documentPaths,
  isFinal,
  type CardSchedule,
  type Log,
  type ObservableValue,
} from 'shared-contracts';
import { createSaver } from '../../saving/saver';
import { isNew } from '../../progress/card-state';
import { NEVER_ANSWERED, nextDueOf, type Schedules } from './due';

/** Answers to cards within this time are stored together, in milliseconds. */
const SAVE_INTERVAL_MS = 1_500;

/**
 * `retrying`: answers are kept, and storing is tried again. `refused`: the server has refused some
 * answers for good, and no others wait.
 */
export type SaveStatus = 'well' | 'retrying' | 'refused';

/** The schedules of one lesson's cards, including changes that are not stored yet. */
export interface StoredSchedules {
  readonly status$: ObservableValue<SaveStatus>;
  /** @throws {AppError} as `documents.get` */
  read(): Promise<Schedules>;
  /**
   * Takes over what a query has just read, without a read. Call `LearnerSchedules.flush` before the
   * query. Answers that are not stored yet replace stored ones.
   */
  adopt(cards: Schedules): Schedules;
  /** Stores the schedule of one card soon, in the background. */
  save(key: string, schedule: CardSchedule): void;
  /**
   * Marks cards that are gone as never answered; else a corrected or removed card would stay due
   * for ever. The next write also stores the number of new cards. Call it after `read`.
   *
   * @param keys of all cards of the lesson; undefined: not all are known
   * @param isGone whether the schedule of a key is no longer needed
   */
  retain(keys: readonly string[] | undefined, isGone: (key: string) => boolean): void;
  /** Stores now. Never rejects. */
  flush(): Promise<void>;
}

/** Unstored answers by the path of their document. They outlive a log-out. */
type Unsaved = Map<string, Schedules>;

function createStoredSchedules(
  { documents, uid, signal }: Learner,
  videoID: string,
  log: Log,
  unsaved: Unsaved,
): StoredSchedules {
  const path = documentPaths.lessonCards(uid, videoID);
  const status$ = new BehaviorSubject<SaveStatus>('well');
  let schedules: Schedules = {};
  let all: readonly string[] | undefined;
  const waiting = () => unsaved.get(path) ?? {};
  const keepWaiting = (cards: Schedules) => void unsaved.set(path, cards);
  let writing: Schedules = {};
  let reading: Promise<unknown> = Promise.resolve();
  let isAnyRefused = false;

  const freshOf = (keys: readonly string[]) => keys.filter((key) => isNew(schedules[key])).length;

  /** Later successes do not bring refused answers back. */
  const statusWhenSaved = () => (isAnyRefused ? 'refused' : 'well');

  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    onFailing: (isFailing) => status$.next(isFailing ? 'retrying' : statusWhenSaved()),
    async write() {
      // Wait for a running read: it might or might not include this write.
      await reading;
      const entries = Object.entries(waiting());
      if (entries.length === 0) return false;
      const cards = Object.fromEntries(entries.slice(0, CARD_LIMITS.perWrite));
      writing = cards;
      keepWaiting(Object.fromEntries(entries.slice(CARD_LIMITS.perWrite)));
      try {
        await documents.merge(path, {
          cards,
          nextDue: nextDueOf(schedules),
          ...(all && { fresh: freshOf(all) }),
          updatedAt: documents.serverTimestamp(),
        });
      } catch (error) {
        if (signal.aborted) return false;
        log.warn('The schedule of the flashcards could not be stored', { videoID, error });
        // `waiting()` last: a card answered again meanwhile has a newer schedule there.
        if (!isFinal(error)) keepWaiting({ ...cards, ...waiting() });
        else {
          isAnyRefused = true;
          status$.next('refused');
        }
        throw error;
      } finally {
        writing = {};
      }
      return Object.keys(waiting()).length > 0;
    },
  });

  signal.addEventListener('abort', () => {
    saver.cancel();
    // The result of a running write is ignored now, so keep its answers.
    keepWaiting({ ...writing, ...waiting() });
  });

  const save = (key: string, schedule: CardSchedule) => {
    schedules = { ...schedules, [key]: schedule };
    keepWaiting({ ...waiting(), [key]: schedule });
    if (!signal.aborted) saver.request();
  };

  const adopt = (stored: Schedules, pendingCards: Schedules) => {
    schedules = { ...stored, ...pendingCards, ...waiting() };
    // The cards now show what is stored, so nothing is refused any more.
    isAnyRefused = false;
    if (status$.value === 'refused') status$.next('well');
    // Unstored answers from before a log-out of the same user.
    if (Object.keys(waiting()).length > 0) saver.request();
    return schedules;
  };

  return {
    status$,
    async read() {
      // The result of this read may lack writes that are still running.
      const pendingCards = { ...writing, ...waiting() };
      const request = documents.get(path);
      reading = request.catch(() => undefined);
      return adopt((await request)?.cards ?? {}, pendingCards);
    },
    adopt: (cards) => adopt(cards, writing),
    save,
    retain(keys, isGone) {
      all = keys;
      Object.entries(schedules)
        .filter(([key, schedule]) => isGone(key) && !isNew(schedule))
        .forEach(([key]) => save(key, NEVER_ANSWERED));
    },
    flush: saver.flush,
  };
}

export interface LearnerSchedules {
  of(videoID: string): StoredSchedules;
  /** Stores all answers that are not stored yet. Never rejects. */
  flush(): Promise<void>;
}

function createLearnerSchedules(learner: Learner, log: Log, unsaved: Unsaved): LearnerSchedules {
  const all = new Map<string, StoredSchedules>();
  return {
    of(videoID) {
      const schedules = all.get(videoID) ?? createStoredSchedules(learner, videoID, log, unsaved);
      all.set(videoID, schedules);
      return schedules;
    },
    async flush() {
      await Promise.all([...all.values()].map(({ flush }) => flush()));
    },
  };
}

/**
 * The schedules of the signed-in learner. Answers that a log-out interrupts stay in the page, and
 * are stored when the same learner logs in again.
 */
export const schedulesOf = perPlatform((platform) => {
  const unsaved: Unsaved = new Map();
  return forLearner(platform, (learner) => createLearnerSchedules(learner, platform.log, unsaved));
});
