import { forLearner, perPlatform, valueForLearner } from 'common';
import { idle, type AsyncState, type Chapter, type Platform } from 'shared-contracts';
import { isPlayedEnough, joinSpans, withSpan } from 'common/learner-sums';
import type { ProgressListener } from '../player/progress/follow-progress';
import { presenceOf } from '../timing/presence';
import type { Progressed } from './changes';
import { createLearnerProgress, type Progress } from './learner-progress';

/** Records the progress of a film, and knows whether it was finished here, also by a visitor. */
export interface FilmProgress extends ProgressListener {
  isFinished(): boolean;
}

export interface SharedProgress extends Progress {
  /**
   * Records the progress of a film that begins now. It belongs to the learner who is here, or to
   * the first who logs in. Nobody who comes later gets any of it.
   *
   * @param chapters of the film, in order; default none
   */
  listen(videoID: string, chapters?: readonly Chapter[]): FilmProgress;
}

/**
 * The progress of the learner who is logged in. For a visitor it is `idle`, and every call does
 * nothing. Use `progressOf`, so that all screens share one.
 *
 * @param now this device's clock; its calendar decides which day it is
 */
export function createProgress(
  platform: Platform,
  now: () => Date = () => new Date(),
): SharedProgress {
  const ownProgress = forLearner(platform, (learner) =>
    createLearnerProgress(learner, platform.log, now),
  );
  platform.events
    .on('goalChanged')
    .subscribe(({ Minutes }) => ownProgress.value?.goalChanged(Minutes));
  return {
    state$: valueForLearner<Progress, AsyncState<Progressed>>(
      ownProgress,
      ({ state$ }) => state$,
      idle,
    ),
    resumeAt: (videoID) => ownProgress.value?.resumeAt(videoID),
    watched: (...watched) => ownProgress.value?.watched(...watched),
    finished: (videoID) => ownProgress.value?.finished(videoID),
    understood: (...answer) => ownProgress.value?.understood(...answer),
    answered: (cards) => ownProgress.value?.answered(cards),
    addedWords: (words) => ownProgress.value?.addedWords(words),
    answeredPath: (answers) => ownProgress.value?.answeredPath(answers),
    goalChanged: (goal) => ownProgress.value?.goalChanged(goal),
    flush: async () => ownProgress.value?.flush(),
    retry: () => ownProgress.value?.retry(),
    listen(videoID, chapters) {
      presenceOf(platform).lessonBegins();
      let begun = ownProgress.value;
      /** What this page has played since the lesson was finished last. */
      let played = '';
      let isFinished = false;
      let length = 0;
      const check = () => {
        const own = mine();
        const state = own?.state$.value;
        const done = state?.status === 'success' ? state.value : undefined;
        // Who watches a finished lesson again finishes it again by what they play now.
        const isAgain = isFinished || (done !== undefined && videoID in done.finished);
        const text = joinSpans(played, (!isAgain && done?.played[videoID]) || '');
        if (!isPlayedEnough(text, length, chapters)) return;
        played = '';
        isFinished = true;
        own?.finished(videoID);
      };
      /** Another tab may play the rest. */
      let others: { unsubscribe(): void } | undefined;
      const mine = () => {
        begun ??= ownProgress.value;
        return begun === ownProgress.value ? begun : undefined;
      };
      return {
        onWatched({ from, to, position, duration }) {
          const own = mine();
          own?.watched(videoID, position, to - from, to);
          played = withSpan(played, { from, to });
          length = duration;
          check();
          others ??= own?.state$.subscribe(check);
        },
        isFinished: () => isFinished,
        // After the last seconds were reported; a cleanup of the screen would run too early.
        onLeave() {
          others?.unsubscribe();
          others = undefined;
          void mine()?.flush();
        },
      };
    },
  };
}

/** The learner's progress, shared by all screens; the first call begins to read it. */
export const progressOf = perPlatform((platform) => createProgress(platform));
