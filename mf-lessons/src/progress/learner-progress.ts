import { BehaviorSubject, createAsync } from 'kit';
import type { Learner } from 'common';
import {
  isFinal,
  RESUME_LIMITS,
  type AsyncState,
  type DayGoal,
  type Log,
  type PathAnswers,
  type Watched,
} from 'shared-contracts';
import { withSpan, type UnderstoodLine } from 'common/learner-sums';
import { createSaver } from '../saving/saver';
import { localDay } from '../timing/local-day';
import { isNothing, join, NO_CHANGES, type Changes, type Progressed } from './changes';
import { meetOtherTabs } from './other-tabs';
import {
  FIRST_WORK,
  isMoreToWrite,
  shownProgress,
  storedElsewhere,
  taken,
  valueOf,
  withStored,
  type ProgressWork,
} from './progress-work';
import { readProgress, writeProgress } from './stored-progress';

/** Milliseconds between two writes, unless the learner leaves. */
export const WRITE_INTERVAL_MS = 10_000;

/** A learner's progress on all devices. */
export interface Progress {
  /** The state includes changes that are not stored yet. */
  readonly state$: Watched<AsyncState<Progressed>>;
  /** Where to resume a lesson, in seconds; undefined at the beginning or while unknown. */
  resumeAt(videoID: string): number | undefined;
  /**
   * @param positionSeconds where to resume
   * @param secondsWatchedSinceLast seconds played since the last call; jumps do not count
   * @param playedTo where they end; default: the position
   */
  watched(
    videoID: string,
    positionSeconds: number,
    secondsWatchedSinceLast: number,
    playedTo?: number,
  ): void;
  /** The lesson was finished today. Next time it begins at the beginning. */
  finished(videoID: string): void;
  /** @param cards number of flashcards answered now; negative when answers are undone */
  answered(cards: number): void;
  /** @param words that became cards of the learner today */
  addedWords(words: number): void;
  /**
   * An answer to a line of a lesson, by a card. An answer by ear belongs here too, and then counts
   * in the same sums (`sumsOf`).
   *
   * @param isUnderstood false: the only right answer to it was taken back
   */
  understood(videoID: string, line: UnderstoodLine, isUnderstood: boolean): void;
  /** Keeps the answers to the questions about the path, instead of earlier ones. */
  answeredPath(answers: PathAnswers): void;
  /** The learner has stored another goal of the day, in minutes. */
  goalChanged(goal: DayGoal): void;
  /** Stores pending changes now, for example when a screen is left. Never rejects. */
  flush(): Promise<void>;
  /** Reads again, after a failure. */
  retry(): void;
}

/** Rounded to tenths, so that sums stay short. */
const inTenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** What playing changes, without the minutes of the day. Both in seconds. */
function playedChanges(videoID: string, position: number, from: number, to: number) {
  const resumeAt = inTenths(Math.min(RESUME_LIMITS.seconds, Math.max(0, position)));
  const played = withSpan('', { from, to });
  return {
    resumeAt: { [videoID]: resumeAt },
    recent: [videoID],
    ...(played !== '' && { played: { [videoID]: played } }),
  };
}

/**
 * Reads one learner's progress, and stores it until they log out.
 *
 * @param now this device's clock; its calendar decides which day it is
 */
export function createLearnerProgress(learner: Learner, log: Log, now: () => Date): Progress {
  const state$ = new BehaviorSubject<AsyncState<Progressed>>(FIRST_WORK.stored);
  let work = FIRST_WORK;
  const become = (next: Partial<ProgressWork>) => {
    work = { ...work, ...next };
    state$.next(shownProgress(work));
  };
  const others = meetOtherTabs(learner, (changes) => {
    const { pending } = work;
    become(storedElsewhere(work, changes));
    if (work.pending !== pending) saver.request();
  });
  const read = createAsync(() => readProgress(learner));
  let reading: Promise<void> = Promise.resolve();

  const saver = createSaver({
    intervalMs: WRITE_INTERVAL_MS,
    async write() {
      // Finish reading first; otherwise we cannot tell whether the result includes this write.
      await reading;
      work = taken(work);
      const { writing } = work;
      if (isNothing(writing)) return false;
      try {
        const after = await writeProgress(learner, log, writing, valueOf(work.stored));
        others.tell(writing);
        become({ ...withStored(work, after), writing: NO_CHANGES });
      } catch (error) {
        log.warn('The progress could not be stored', { error });
        const pending = isFinal(error) ? work.pending : join(writing, work.pending);
        become({ writing: NO_CHANGES, pending });
        throw error;
      }
      return isMoreToWrite(work);
    },
  });
  read.state$.subscribe((stored) => {
    become({ stored });
    if (stored.status === 'success' && !isNothing(work.pending)) saver.request();
  });
  const load = () => {
    reading = read.run();
  };
  load();
  learner.signal.addEventListener('abort', saver.cancel);

  const change = (changes: Partial<Changes>) => {
    become({ pending: join(work.pending, { ...NO_CHANGES, ...changes }) });
    saver.request();
  };
  const today = () => localDay(now());

  return {
    state$,
    resumeAt: (videoID) => valueOf(state$.value)?.resumeAt[videoID] || undefined,
    watched(videoID, position, secondsWatchedSinceLast, playedTo = position) {
      if (!Number.isFinite(position) || !Number.isFinite(secondsWatchedSinceLast)) return;
      const watched = Math.max(0, secondsWatchedSinceLast);
      const seconds = inTenths(watched);
      change({
        // Not from rounded seconds, which would leave gaps.
        ...playedChanges(videoID, position, playedTo - watched, playedTo),
        // Nobody practises two minutes in one.
        ...(seconds > 0 && !others.arePlaying() && { days: { [today()]: { seconds, cards: 0 } } }),
      });
      if (seconds > 0) others.tellPlaying();
    },
    finished: (videoID) => change({ finished: { [videoID]: today() }, resumeAt: { [videoID]: 0 } }),
    answered(cards) {
      const { days } = valueOf(state$.value) ?? work.pending;
      // Undoing an answer of yesterday must not reduce today's count.
      const counted = Math.max(cards, -(days[today()]?.cards ?? 0));
      if (counted !== 0) change({ days: { [today()]: { seconds: 0, cards: counted } } });
    },
    addedWords: (words) => change({ days: { [today()]: { seconds: 0, cards: 0, words } } }),
    understood: (videoID, line, isUnderstood) =>
      change({ understood: { [videoID]: [{ line, isUnderstood }] } }),
    answeredPath(path) {
      change({ path });
      // At once: a learner may log out right after the questions.
      void saver.flush();
    },
    goalChanged: (goal) => become(withStored(work, (progress) => ({ ...progress, goal }))),
    flush: saver.flush,
    retry: load,
  };
}
