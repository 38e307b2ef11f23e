import type { ReactNode } from 'react';
import { Button, Dialect, Link, Skeleton } from 'kit';
import type { LessonSummary } from '../catalogue/use-lesson';
import head from '../shelf/lesson-head.module.css';
import { messages } from '../messages';
import { flashcards } from '../messages/flashcards';
import { LessonsPage } from '../shelf/LessonsPage';
import { Notice, type NoticeProps } from '../shelf/Notice';
import styles from './layout.module.css';

/** The subject of the page: one lesson, or a title for cards of several lessons. */
export type DeckSubject =
  LessonSummary | { readonly status: 'several'; readonly title: string; readonly text: string };

export interface FlashcardsLayoutProps {
  readonly summary: DeckSubject;
  readonly children: ReactNode;
}

/** The frame of a flashcards page: the heading, and the content below. */
export function FlashcardsLayout({ summary, children }: FlashcardsLayoutProps) {
  return (
    <LessonsPage>
      <div className={styles.page}>
        <DeckHead summary={summary} />
        {children}
      </div>
    </LessonsPage>
  );
}

/** Replaces the cards, and says why there are none. */
export const DeckNotice = (props: NoticeProps) => <Notice {...props} className={styles.notice} />;

export function DeckFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <DeckNotice {...flashcards.failure}>
      <Button onClick={onRetry}>{flashcards.retry}</Button>
    </DeckNotice>
  );
}

/** The heading in few lines, so that a card and its answers fit on a phone. */
function DeckHead({ summary }: { summary: DeckSubject }) {
  return (
    <header className={styles.head}>
      <p className={head.crumbs}>
        <Link to="/home" className={head.back}>
          {messages.lesson.allLessons}
        </Link>
        <span>{flashcards.kind}</span>
      </p>
      <div className={styles.titles}>
        <Titles summary={summary} />
      </div>
    </header>
  );
}

function Titles({ summary }: { summary: DeckSubject }) {
  switch (summary.status) {
    case 'loading':
      return (
        <div aria-hidden="true">
          <Skeleton kind="title" />
        </div>
      );
    case 'unknown':
      return <h1 className={styles.title}>{flashcards.untitled}</h1>;
    case 'several':
      return (
        <>
          <h1 className={styles.title}>{summary.title}</h1>
          <p className={styles.subtitle}>{summary.text}</p>
        </>
      );
    case 'known':
      return (
        <>
          <h1 className={styles.title}>
            <Dialect>{summary.lesson.Title}</Dialect>
          </h1>
          <p className={styles.subtitle}>{summary.lesson.Subtitle}</p>
        </>
      );
  }
}
