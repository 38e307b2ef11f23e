import type { TimeBudget } from '../../platform/time-budget';
import type { DeletionServices } from './services';

/** One step of a deletion. It may stop at any point and run again, even after a success. */
export interface DeletionStep {
  /** The record of a deletion has it, so do not change it while one is running. */
  readonly name: string;
  run(uid: string, services: DeletionServices, budget: TimeBudget): Promise<void>;
}
