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
import { nextDueOf, type Schedules } from './due';

/** Answers of this time are stored together. */
export const SAVE_INTERVAL_MS = 1_500;

/** `retrying`: not stored yet, kept here and tried again; `refused`: some answers will not be stored. */
export type SaveStatus = 'well' | 'retrying' | 'refused';

/** The schedules of one lesson's cards, as they are stored or will be. */
export interface StoredSchedules {
  readonly status$: ObservableValue<SaveStatus>;
  /** @throws {AppError} as `documents.get` */
  read(): Promise<Schedules>;
  /** Stores the schedule of one card soon, without anybody waiting. */
  save(key: string, schedule: CardSchedule): void;
  /** Stores now. Never rejects. */
  flush(): Promise<void>;
}

function createStoredSchedules(platform: Platform, uid: string, videoID: string): StoredSchedules {
  const { documents, log, session } = platform;
  const path = documentPaths.lessonCards(uid, videoID);
  const status$ = new BehaviorSubject<SaveStatus>('well');
  let known: Schedules = {};
  let pending: Schedules = {};

  const isStillHere = () =>
    isLoggedIn(session.state$.value) && session.state$.value.user.UID === uid;

  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    onFailing: (isFailing) => status$.next(isFailing ? 'retrying' : 'well'),
    async write() {
      const entries = Object.entries(pending);
      // Nothing of one learner is ever written for another.
      if (entries.length === 0 || !isStillHere()) return false;
      const cards = Object.fromEntries(entries.slice(0, CARD_LIMITS.perWrite));
      pending = Object.fromEntries(entries.slice(CARD_LIMITS.perWrite));
      try {
        const updatedAt = documents.serverTimestamp();
        await documents.merge(path, { cards, nextDue: nextDueOf(known), updatedAt });
      } catch (error) {
        log.warn('The schedule of the flashcards could not be stored', { videoID, error });
        // A card that was answered again meanwhile has its newer schedule there.
        if (!isFinal(error)) pending = { ...cards, ...pending };
        else status$.next('refused');
        throw error;
      }
      return Object.keys(pending).length > 0;
    },
  });

  return {
    status$,
    async read() {
      const stored = await documents.get(path);
      known = { ...stored?.cards, ...pending };
      return known;
    },
    save(key, schedule) {
      known = { ...known, [key]: schedule };
      pending = { ...pending, [key]: schedule };
      saver.request();
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
