import {
  forLearner,
  idle,
  perPlatform,
  valueForLearner,
  type AsyncState,
  type Platform,
} from 'shared-contracts';
import type { Progressed } from './changes';
import { createLearnerProgress, type Progress } from './learner-progress';

/**
 * The progress of the learner who is logged in. For a visitor it is `idle`, and every call does
 * nothing. Use `progressOf`, so that all screens share one.
 *
 * @param now this device's clock; its calendar decides which day it is
 */
export function createProgress(platform: Platform, now: () => Date = () => new Date()): Progress {
  const own = forLearner(platform, (learner) => createLearnerProgress(learner, platform.log, now));
  return {
    state$: valueForLearner<Progress, AsyncState<Progressed>>(own, ({ state$ }) => state$, idle),
    resumeAt: (videoID) => own.value?.resumeAt(videoID),
    watched: (...watched) => own.value?.watched(...watched),
    finished: (videoID) => own.value?.finished(videoID),
    answered: (cards) => own.value?.answered(cards),
    flush: async () => own.value?.flush(),
    retry: () => own.value?.retry(),
  };
}

/** The learner's progress, shared by all screens; the first call begins to read it. */
export const progressOf = perPlatform((platform) => createProgress(platform));
