import { classNames } from '../../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Shape of the content: lines of text, a heading, a 16:9 picture, a button. Default `text`. */
  readonly kind?: 'text' | 'title' | 'picture' | 'button';
  /** Number of lines of `text`; default 1. */
  readonly lines?: number;
  /** For screen readers, "Loading lessons"; give it once per group. */
  readonly label?: string;
  readonly className?: string;
}

/** A placeholder of the same size as the content that is loading. Source: decision 17. */
export function Skeleton({ kind = 'text', lines = 1, label, className }: SkeletonProps) {
  const count = kind === 'text' ? lines : 1;
  return (
    <div className={classNames(styles.skeleton, className)} role={label ? 'status' : undefined}>
      {label && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className={classNames(
            styles.bone,
            styles[kind],
            count > 1 && line === count - 1 && styles.last,
          )}
        />
      ))}
    </div>
  );
}
