import { BehaviorSubject } from 'kit';
import {
  CARD_LIMITS,
  documentPaths,
  isLoggedIn,
  type CardSchedule,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { createSaver, isFinal } from '../../progress/saver';
import { isNew, NEVER_ANSWERED, nextDueOf, type Schedules } from './due';

/** Answers of this time are stored together. */
export const SAVE_INTERVAL_MS = 1_500;

/**
 * `retrying`: not stored yet, kept here and tried again; `refused`: some answers will not be stored,
 * and no others wait.
 */
export type SaveStatus = 'well' | 'retrying' | 'refused';

/** The schedules of one lesson's cards, as they are stored or will be. */
export interface StoredSchedules {
  readonly status$: ObservableValue<SaveStatus>;
  /** @throws {AppError} as `documents.get` */
  read(): Promise<Schedules>;
  /** Stores the schedule of one card soon, without anybody waiting. */
  save(key: string, schedule: CardSchedule): void;
  /**
   * Makes what was stored of other cards never answered: a card that was corrected or taken away is
   * asked nowhere, and would be due for ever. Call it after `read`.
   *
   * @param keys of all cards that the lesson has
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

  /** Later successes bring nothing back of what was refused. */
  const settled = () => (isAnyRefused ? 'refused' : 'well');

  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    onFailing: (isFailing) => status$.next(isFailing ? 'retrying' : settled()),
    async write() {
      // Else what is read might not hold what is written meanwhile.
      await reading;
      const entries = Object.entries(pending);
      // Nothing of one learner is ever written for another.
      if (entries.length === 0 || !isStillHere()) return false;
      const cards = Object.fromEntries(entries.slice(0, CARD_LIMITS.perWrite));
      writing = cards;
      pending = Object.fromEntries(entries.slice(CARD_LIMITS.perWrite));
      try {
        const updatedAt = documents.serverTimestamp();
        await documents.merge(path, { cards, nextDue: nextDueOf(known), updatedAt });
      } catch (error) {
        log.warn('The schedule of the flashcards could not be stored', { videoID, error });
        // A card that was answered again meanwhile has its newer schedule there.
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

  return {
    status$,
    async read() {
      // What is under way now may be stored when the answer comes, and not be in it.
      const before = { ...writing, ...pending };
      const asked = documents.get(path);
      reading = asked.catch(() => undefined);
      const stored = await asked;
      known = { ...stored?.cards, ...before, ...pending };
      // What is asked from now on is what is stored.
      isAnyRefused = false;
      if (status$.value === 'refused') status$.next('well');
      // Of who logged out before it could be stored, and is here again.
      if (Object.keys(pending).length > 0) saver.request();
      return known;
    },
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

/** One per learner and lesson: who comes back before all is stored finds what is not stored yet. */
const all = new WeakMap<Platform, Map<string, StoredSchedules>>();

export function storedSchedules(platform: Platform, uid: string, videoID: string): StoredSchedules {
  const ofPlatform = all.get(platform) ?? new Map<string, StoredSchedules>();
  all.set(platform, ofPlatform);
  const path = documentPaths.lessonCards(uid, videoID);
  const schedules = ofPlatform.get(path) ?? createStoredSchedules(platform, uid, videoID);
  ofPlatform.set(path, schedules);
  return schedules;
}

/** Stores all answers of this page that are not stored yet. Never rejects. */
export const flushSchedules = async (platform: Platform): Promise<void> => {
  await Promise.all([...(all.get(platform)?.values() ?? [])].map(({ flush }) => flush()));
};
