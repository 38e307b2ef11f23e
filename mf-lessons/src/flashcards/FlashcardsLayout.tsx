import type { ReactNode } from 'react';
import type { LessonSummary } from '../catalogue/use-lesson';
import { LessonsPage } from '../shelf/LessonsPage';
import { DeckHead } from './DeckHead';
import styles from './layout.module.css';

export interface FlashcardsLayoutProps {
  readonly summary: LessonSummary;
  readonly children: ReactNode;
}

/** The lesson whose cards they are, and below it what there is to do. */
export function FlashcardsLayout({ summary, children }: FlashcardsLayoutProps) {
  return (
    <LessonsPage>
      <div className={styles['page']}>
        <DeckHead summary={summary} />
        {children}
      </div>
    </LessonsPage>
  );
}
