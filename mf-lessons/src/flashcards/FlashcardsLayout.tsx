import type { ReactNode } from 'react';
import type { LessonSummary } from '../catalogue/use-lesson';
import { LessonHead } from '../lesson/LessonHead';
import { flashcards } from '../messages/flashcards';
import { LessonsPage } from '../shelf/LessonsPage';
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
        <LessonHead summary={summary} untitled={flashcards.untitled} kind={flashcards.kind} />
        {children}
      </div>
    </LessonsPage>
  );
}
