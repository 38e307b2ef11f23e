import { classNames } from 'kit';
import { requiredTierOf, type CatalogueLesson } from 'shared-contracts';
import { messages } from '../messages';
import styles from './plan-mark.module.css';

export interface PlanMarkProps {
  readonly lesson: CatalogueLesson;
  /** Puts it on the picture. */
  readonly className: string | undefined;
}

/** What opens a lesson, by its required tier. */
const PLANS = ['free', 'basic', 'vip'] as const;

/**
 * Says what a lesson costs: "Free", or a lock with the plan that opens it. CSS hides the lock from
 * learners whose last known plan includes the lesson, by `data-tier` of the root element. It is
 * there before the first paint, so nothing moves.
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
