import { BehaviorSubject, createAsync } from 'kit';
import type { Learner } from 'common';
import {
  idle,
  isFinal,
  RESUME_LIMITS,
  success,
  type AsyncState,
  type DayGoal,
  type Log,
  type PathAnswers,
  type Watched,
} from 'shared-contracts';
import { withSpan, type UnderstoodLine } from 'common/learner-sums';
import { createSaver } from '../saving/saver';
import { localDay } from '../timing/local-day';
import {
  apply,
  isNothing,
  join,
  newsOf,
  NO_CHANGES,
  onTop,
  split,
  type Changes,
  type Progressed,
} from './changes';
import { meetOtherTabs } from './other-tabs';
import { readProgress, writeProgress, type After } from './stored-progress';

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

const position = (seconds: number) =>
  inTenths(Math.min(RESUME_LIMITS.seconds, Math.max(0, seconds)));

/**
 * Reads one learner's progress, and stores it until they log out.
 *
 * @param now this device's clock; its calendar decides which day it is
 */
export function createLearnerProgress(learner: Learner, log: Log, now: () => Date): Progress {
  const state$ = new BehaviorSubject<AsyncState<Progressed>>(idle);
  let pending: Changes = NO_CHANGES;
  let writing: Changes = NO_CHANGES;
  let stored: AsyncState<Progressed> = idle;

  const read = createAsync(() => readProgress(learner));
  const show = () => {
    state$.next(
      stored.status === 'success' ? success(apply(apply(stored.value, writing), pending)) : stored,
    );
  };
  const others = meetOtherTabs(learner, (changes) => {
    if (stored.status === 'success') stored = success(apply(stored.value, changes));
    // A text that is on its way lacks what the other tab has just stored.
    const { played, understood } = writing;
    if ([played, understood].some((map) => Object.keys(map).length > 0)) {
      pending = join({ ...NO_CHANGES, played, understood }, pending);
      saver.request();
    }
    show();
  });
  read.state$.subscribe((state) => {
    stored = state;
    show();
    if (state.status === 'success' && !isNothing(pending)) saver.request();
  });

  const knownProgress = () => (stored.status === 'success' ? stored.value : undefined);
  let reading: Promise<void> = Promise.resolve();

  const saver = createSaver({
    intervalMs: WRITE_INTERVAL_MS,
    async write() {
      // Finish reading first; otherwise we cannot tell whether the result includes this write.
      await reading;
      const earlierProgress = knownProgress();
      // Lists and texts are made from the stored ones; otherwise those of others would be lost.
      const waiting = onTop(earlierProgress ? NO_CHANGES : pending).onTop;
      const { first, rest } = split(
        earlierProgress ? newsOf(pending, earlierProgress) : onTop(pending).rest,
      );
      if (isNothing(first)) {
        pending = waiting;
        return false;
      }
      [writing, pending] = [first, join(waiting, rest)];
      let after: After;
      try {
        after = await writeProgress(learner, log, first, earlierProgress);
        others.tell(first);
      } catch (error) {
        log.warn('The progress could not be stored', { error });
        pending = isFinal(error) ? pending : join(first, pending);
        writing = NO_CHANGES;
        show();
        throw error;
      }
      if (stored.status === 'success') stored = success(after(stored.value));
      writing = NO_CHANGES;
      show();
      return !isNothing(knownProgress() ? pending : onTop(pending).rest);
    },
  });

  const load = () => {
    reading = read.run();
  };
  load();
  learner.signal.addEventListener('abort', saver.cancel);

  const change = (changes: Partial<Changes>) => {
    pending = join(pending, { ...NO_CHANGES, ...changes });
    show();
    saver.request();
  };
  const today = () => localDay(now());

  return {
    state$,
    resumeAt(videoID) {
      const { value } = state$;
      const seconds = value.status === 'success' ? value.value.resumeAt[videoID] : undefined;
      return seconds === 0 ? undefined : seconds;
    },
    watched(videoID, positionSeconds, secondsWatchedSinceLast, playedTo = positionSeconds) {
      if (!Number.isFinite(positionSeconds) || !Number.isFinite(secondsWatchedSinceLast)) return;
      const seconds = inTenths(Math.max(0, secondsWatchedSinceLast));
      // Not from rounded seconds, which would leave gaps.
      const from = playedTo - Math.max(0, secondsWatchedSinceLast);
      const played = withSpan('', { from, to: playedTo });
      change({
        resumeAt: { [videoID]: position(positionSeconds) },
        recent: [videoID],
        ...(played === '' ? {} : { played: { [videoID]: played } }),
        // Nobody practises two minutes in one.
        ...(seconds > 0 && !others.arePlaying()
          ? { days: { [today()]: { seconds, cards: 0 } } }
          : {}),
      });
      if (seconds > 0) others.tellPlaying();
    },
    finished: (videoID) => change({ finished: { [videoID]: today() }, resumeAt: { [videoID]: 0 } }),
    answered(cards) {
      const { value } = state$;
      const { days } = value.status === 'success' ? value.value : pending;
      // Undoing an answer of yesterday must not reduce today's count.
      const counted = Math.max(cards, -(days[today()]?.cards ?? 0));
      if (counted !== 0) change({ days: { [today()]: { seconds: 0, cards: counted } } });
    },
    understood: (videoID, line, isUnderstood) =>
      change({ understood: { [videoID]: [{ line, isUnderstood }] } }),
    answeredPath(path) {
      change({ path });
      // At once: a learner may log out right after the questions.
      void saver.flush();
    },
    goalChanged(goal) {
      if (stored.status !== 'success') return;
      stored = success({ ...stored.value, goal });
      show();
    },
    flush: saver.flush,
    retry: load,
  };
}
