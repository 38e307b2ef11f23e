import type { Platform } from 'shared-contracts';
import { createProgress, type Progress } from './create-progress';

export { createProgress, type Progress } from './create-progress';
export type { Progressed } from './changes';

/** One per Platform: all screens and every later mount share what is known and what is not stored. */
const shared = new WeakMap<Platform, Progress>();

/** The learner's progress; the first call begins to read it. */
export function progressOf(platform: Platform): Progress {
  const progress = shared.get(platform) ?? createProgress(platform);
  shared.set(platform, progress);
  return progress;
}
