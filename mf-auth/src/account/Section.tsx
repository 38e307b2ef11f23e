import { useId, type ReactNode } from 'react';
import { Card } from 'kit';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card with a heading, which also names the region for screen readers. */
export function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} {...(className !== undefined && { className })}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
