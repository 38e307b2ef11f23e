import { useId, type ReactNode } from 'react';
import { classNames, useIsLive } from 'kit';
import styles from './shelf.module.css';

export interface ShelfProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Far down: not laid out for the first paint where it is out of sight. Default false. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

/** Lessons that belong together under one heading. */
export function Shelf({ title, text, isLater = false, children }: ShelfProps) {
  const titleId = useId();
  const isLive = useIsLive();
  return (
    <section
      className={classNames(styles['shelf'], isLater && !isLive && styles['later'])}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children}
    </section>
  );
}
