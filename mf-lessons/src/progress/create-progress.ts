import {
  forLearner,
  idle,
  perPlatform,
  valueForLearner,
  type AsyncState,
  type Platform,
} from 'shared-contracts';
import type { ProgressListener } from '../player/progress/follow-progress';
import type { Progressed } from './changes';
import { createLearnerProgress, type Progress } from './learner-progress';

export interface SharedProgress extends Progress {
  /**
   * Records the progress of a film that begins now. It belongs to the learner who is here, or to
   * the first who logs in. Nobody who comes later gets any of it.
   */
  listen(videoID: string): ProgressListener;
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
    answered: (cards) => ownProgress.value?.answered(cards),
    answeredPath: (answers) => ownProgress.value?.answeredPath(answers),
    goalChanged: (goal) => ownProgress.value?.goalChanged(goal),
    flush: async () => ownProgress.value?.flush(),
    retry: () => ownProgress.value?.retry(),
    listen(videoID) {
      let begun = ownProgress.value;
      const mine = () => {
        begun ??= ownProgress.value;
        return begun === ownProgress.value ? begun : undefined;
      };
      return {
        onWatched: ({ position, seconds }) => mine()?.watched(videoID, position, seconds),
        onFinished: () => mine()?.finished(videoID),
        // After the last seconds were reported; a cleanup of the screen would run too early.
        onLeave: () => void mine()?.flush(),
      };
    },
  };
}

/** The learner's progress, shared by all screens; the first call begins to read it. */
export const progressOf = perPlatform((platform) => createProgress(platform));
