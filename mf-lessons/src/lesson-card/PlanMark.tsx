import { classNames } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { messages } from '../messages';
import styles from './plan-mark.module.css';

export interface PlanMarkProps {
  readonly lesson: CatalogueLesson;
  /** Puts it on the picture. */
  readonly className: string | undefined;
}

/**
 * What a lesson costs: "Free", or a lock with the plan that opens it. CSS hides the lock from
 * learners whose last known plan includes the lesson, by `data-tier` of the root element. It is
 * there before the first paint, so nothing moves.
 */
export function PlanMark({ lesson: { isFree, Type }, className }: PlanMarkProps) {
  const { free, basic, vip } = messages.home;
  const [plan, text] =
    Type === 'monday_lesson' ? (['vip', vip] as const) : (['basic', basic] as const);
  const kind = isFree ? styles['free'] : classNames(styles['lock'], styles[plan]);
  return (
    <span className={classNames(styles['mark'], kind, className)}>{isFree ? free : text}</span>
  );
}
