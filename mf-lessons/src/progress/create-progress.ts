import { forLearner, perPlatform, valueForLearner } from 'common';
import { idle, type AsyncState, type Chapter, type Platform } from 'shared-contracts';
import { isPlayedEnough, joinSpans, withSpan } from 'common/learner-sums';
import type { ProgressListener } from '../player/progress/follow-progress';
import { presenceOf } from '../timing/presence';
import type { Progressed } from './changes';
import { createLearnerProgress, type Progress } from './learner-progress';

/**
 * Records the progress of one film, and whether it was finished on this page, also by a visitor.
 */
export interface FilmProgress extends ProgressListener {
  isFinished(): boolean;
}

export interface SharedProgress extends Progress {
  /**
   * Starts recording the progress of a film. It counts for the signed-in learner, or for the first
   * one who logs in, and never for a later learner.
   *
   * @param chapters of the film, in order; default none
   */
  listen(videoID: string, chapters?: readonly Chapter[]): FilmProgress;
}

/**
 * The progress of the signed-in learner. For a visitor the state is `idle`, and every call does
 * nothing. Use `progressOf`, so that all screens share one.
 */
export function createProgress(platform: Platform): SharedProgress {
  const ownProgress = forLearner(platform, (learner) =>
    createLearnerProgress(learner, platform.log),
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
      let filmOwner = ownProgress.value;
      /** The ranges played on this page since the lesson was last finished. */
      let played = '';
      let isFinished = false;
      let length = 0;
      const check = () => {
        const progress = ownerProgress();
        const state = progress?.state$.value;
        const done = state?.status === 'success' ? state.value : undefined;
        // A finished lesson is finished again only by what is played now.
        const isAgain = isFinished || (done !== undefined && videoID in done.finished);
        const text = joinSpans(played, (!isAgain && done?.played[videoID]) || '');
        if (!isPlayedEnough(text, length, chapters)) return;
        played = '';
        isFinished = true;
        progress?.finished(videoID);
      };
      /** Check again when another tab has played the rest. */
      let otherTabs: { unsubscribe(): void } | undefined;
      const ownerProgress = () => {
        filmOwner ??= ownProgress.value;
        return filmOwner === ownProgress.value ? filmOwner : undefined;
      };
      return {
        onWatched({ from, to, position, duration }) {
          const progress = ownerProgress();
          progress?.watched(videoID, position, to - from, to);
          played = withSpan(played, { from, to });
          length = duration;
          check();
          otherTabs ??= progress?.state$.subscribe(check);
        },
        isFinished: () => isFinished,
        // Called after the last seconds were reported; an effect's cleanup would run too early.
        onLeave() {
          otherTabs?.unsubscribe();
          otherTabs = undefined;
          void ownerProgress()?.flush();
        },
      };
    },
  };
}

/** The progress that all screens share. The first call starts to read it. */
export const progressOf = perPlatform(createProgress);
