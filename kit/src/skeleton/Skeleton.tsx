import { classNames } from '../styles/class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Shape of what is coming: lines of text, a heading, a 16:9 picture, a button. Default `text`. */
  readonly kind?: 'text' | 'title' | 'picture' | 'button';
  /** Number of lines of `text`; default 1. */
  readonly lines?: number;
  /** Read to those who do not see it, "Loading lessons"; say it once per group. */
  readonly label?: string;
  readonly className?: string;
}

/** Stands in for content that is loading, in its size, so nothing jumps. Source: DESIGN §8. */
export function Skeleton({ kind = 'text', lines = 1, label, className }: SkeletonProps) {
  const count = kind === 'text' ? lines : 1;
  return (
    <div className={classNames(styles['skeleton'], className)} role={label ? 'status' : undefined}>
      {label && <span className={styles['label']}>{label}</span>}
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className={classNames(
            styles['bone'],
            styles[kind],
            count > 1 && line === count - 1 && styles['last'],
          )}
        />
      ))}
    </div>
  );
}
