import { useId, type ReactNode } from 'react';
import styles from './shelf.module.css';

export interface ShelfProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A section with a heading, usually of lessons. */
export function Shelf({ title, text, children }: ShelfProps) {
  const titleId = useId();
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
