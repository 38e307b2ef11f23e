import { classNames } from 'kit';
import { requiredTierOf, type CatalogueLesson } from 'shared-contracts';
import { messages } from '../messages';
import styles from './plan-mark.module.css';

export interface PlanMarkProps {
  readonly lesson: CatalogueLesson;
  /** Positions the mark on the picture. */
  readonly className: string | undefined;
}

/** The message names by required tier. */
const PLANS = ['free', 'basic', 'vip'] as const;

/**
 * Marks a lesson as "Free", or with a lock and the plan that opens it. CSS hides the lock if the
 * last known plan opens the lesson, by `data-tier` on the root element, which is set before the
 * first paint.
 */
export function PlanMark({ lesson, className }: PlanMarkProps) {
  const plan = PLANS[requiredTierOf(lesson)];
  const lock = plan !== 'free' && styles.lock;
  return (
    <span className={classNames(styles.mark, lock, styles[plan], className)}>
      {messages.home[plan]}
    </span>
  );
}
