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
import { connectOtherTabs } from './other-tabs';
import {
  FIRST_WORK,
  isMoreToWrite,
  shownProgress,
  withChangesOfOtherTab,
  withNextWrite,
  valueOf,
  withStored,
  type ProgressWork,
} from './progress-work';
import { readProgress, writeProgress } from './stored-progress';

/** Milliseconds between two writes of the progress, unless the learner leaves. */
export const WRITE_INTERVAL_MS = 10_000;

/** One learner's progress, the same on all devices. */
export interface Progress {
  /** The state includes changes that are not stored yet. */
  readonly state$: Watched<AsyncState<Progressed>>;
  /**
   * The position to resume a lesson at, in seconds; undefined at the beginning or while unknown.
   */
  resumeAt(videoID: string): number | undefined;
  /**
   * @param positionSeconds the position to resume at
   * @param secondsWatchedSinceLast seconds played since the last call; jumps do not count
   * @param playedTo the position where these seconds end; default `positionSeconds`
   */
  watched(
    videoID: string,
    positionSeconds: number,
    secondsWatchedSinceLast: number,
    playedTo?: number,
  ): void;
  /** Marks the lesson as finished today. Next time it starts at the beginning. */
  finished(videoID: string): void;
  /** @param cards number of flashcards answered now; negative when answers are undone */
  answered(cards: number): void;
  /** @param words number of words that became cards of the learner today */
  addedWords(words: number): void;
  /**
   * Counts an answer to a line, by a card or by ear (see `sumsOf`).
   *
   * @param isUnderstood false: the only right answer to the line was undone
   */
  understood(videoID: string, line: UnderstoodLine, isUnderstood: boolean): void;
  /** Stores the answers about the path, in place of earlier ones. */
  answeredPath(answers: PathAnswers): void;
  /** Takes over the learner's new daily goal, in minutes, which is stored elsewhere. */
  goalChanged(goal: DayGoal): void;
  /** Stores pending changes now, as when a screen is left. Never rejects. */
  flush(): Promise<void>;
  retry(): void;
}

/** Rounds to tenths, to keep sums short. */
const inTenths = (seconds: number) => Math.round(seconds * 10) / 10;

/**
 * The changes after playing from one position to another, in seconds, without the day's minutes.
 */
function playedChanges(videoID: string, position: number, from: number, to: number) {
  const resumeAt = inTenths(Math.min(RESUME_LIMITS.seconds, Math.max(0, position)));
  const range = withSpan('', { from, to });
  return {
    resumeAt: { [videoID]: resumeAt },
    recent: [videoID],
    ...(range !== '' && { played: { [videoID]: range } }),
  };
}

/** Reads one learner's progress, and stores it until the log-out. Days are those of this device. */
export function createLearnerProgress(learner: Learner, log: Log): Progress {
  const state$ = new BehaviorSubject<AsyncState<Progressed>>(FIRST_WORK.stored);
  let work = FIRST_WORK;
  const become = (next: Partial<ProgressWork>) => {
    work = { ...work, ...next };
    state$.next(shownProgress(work));
  };
  const otherTabs = connectOtherTabs(learner, (changes) => {
    const { pending } = work;
    become(withChangesOfOtherTab(work, changes));
    if (work.pending !== pending) saver.request();
  });
  const read = createAsync(() => readProgress(learner));
  let reading: Promise<void> = Promise.resolve();

  const saver = createSaver({
    intervalMs: WRITE_INTERVAL_MS,
    async write() {
      // Wait for a running read: it might or might not include this write.
      await reading;
      work = withNextWrite(work);
      const { writing } = work;
      if (isNothing(writing)) return false;
      try {
        const after = await writeProgress(learner, log, writing, valueOf(work.stored));
        otherTabs.tell(writing);
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
  const today = () => localDay(new Date());

  return {
    state$,
    resumeAt: (videoID) => valueOf(state$.value)?.resumeAt[videoID] || undefined,
    watched(videoID, position, secondsWatchedSinceLast, playedTo = position) {
      if (!Number.isFinite(position) || !Number.isFinite(secondsWatchedSinceLast)) return;
      const watched = Math.max(0, secondsWatchedSinceLast);
      const seconds = inTenths(watched);
      change({
        // Use unrounded seconds: rounded ones would leave gaps between ranges.
        ...playedChanges(videoID, position, playedTo - watched, playedTo),
        // Two tabs at once count as one.
        ...(seconds > 0 &&
          !otherTabs.arePlaying() && { days: { [today()]: { seconds, cards: 0 } } }),
      });
      if (seconds > 0) otherTabs.tellPlaying();
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
      // At once, because a learner may log out right after the questions.
      void saver.flush();
    },
    goalChanged: (goal) => become(withStored(work, (progress) => ({ ...progress, goal }))),
    flush: saver.flush,
    retry: load,
  };
}
