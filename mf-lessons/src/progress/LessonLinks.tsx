import { useCallback, useEffect, useState } from 'react';
import { Dialect, Link } from 'kit';
import { useLesson } from '../catalogue/use-lesson';
import { lessonPath } from '../lesson-card/lesson-path';
import { clock } from '../messages/clock';
import { progress } from '../messages/progress';
import styles from './progress.late.module.css';

/** More than this is no longer a choice. */
const SHOWN = 4;
/** So that a device without network does not look up a thousand lessons, one after the other. */
const LOOKED_UP = 12;

export type LessonLinksProps = {
  readonly title: string;
} & (
  | { readonly kind: 'due'; readonly lessons: readonly { videoID: string; cards: number }[] }
  | { readonly kind: 'begun'; readonly lessons: readonly { videoID: string; seconds: number }[] }
);

/**
 * The first lessons to go on with, each with what waits there; nothing when there are none. One that
 * is no longer published makes place for the next: only those in view are looked up.
 */
export function LessonLinks({ title, ...list }: LessonLinksProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const onGone = useCallback((videoID: string) => {
    setGone((others) => (others.includes(videoID) ? others : [...others, videoID]));
  }, []);
  const items =
    list.kind === 'due'
      ? list.lessons.map(({ videoID, cards }) => ({ videoID, note: progress.dueOf(cards) }))
      : list.lessons.map(({ videoID, seconds }) => ({
          videoID,
          note: progress.at(clock(seconds)),
        }));
  const shown = items
    .slice(0, LOOKED_UP)
    .filter(({ videoID }) => !gone.includes(videoID))
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className={styles['name']}>{title}</h3>
      <ul className={styles['links']}>
        {shown.map((item) => (
          <Item key={item.videoID} {...item} isCards={list.kind === 'due'} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly videoID: string;
  readonly note: string;
  readonly isCards: boolean;
  /** A lesson that is no longer published has no name and no page. */
  readonly onGone: (videoID: string) => void;
}

function Item({ videoID, note, isCards, onGone }: ItemProps) {
  const summary = useLesson(videoID);
  const isGone = summary.status === 'unknown';
  useEffect(() => {
    if (isGone) onGone(videoID);
  }, [isGone, onGone, videoID]);
  if (isGone) return null;
  const lesson = summary.status === 'known' ? summary.lesson : undefined;
  const to = isCards || !lesson ? `/flashcards/${encodeURIComponent(videoID)}` : lessonPath(lesson);
  return (
    <li>
      {lesson ? (
        <Link to={to} className={styles['link']}>
          <Dialect>{lesson.Title}</Dialect> <span className={styles['note']}>{note}</span>
        </Link>
      ) : (
        <span className={styles['note']}>{note}</span>
      )}
    </li>
  );
}
