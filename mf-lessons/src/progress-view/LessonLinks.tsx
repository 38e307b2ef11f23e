import { useCallback, useEffect, useState } from 'react';
import { Dialect, Link } from 'kit';
import { useLesson } from '../catalogue/use-lesson';
import { clock } from '../timing/clock';
import { progress } from '../messages/progress';
import { flashcardsPath, lessonPath } from '../paths';
import { minutesOfFilm } from '../progress/minutes';
import styles from './progress.late.module.css';

/** The most links shown; more would be hard to choose from. */
const SHOWN = 4;
/** The most lessons looked up, in case many are unknown without a network. */
const LOOKED_UP = 12;

export type LessonLinksProps = {
  readonly title: string;
} & (
  | { readonly kind: 'due'; readonly lessons: readonly { videoID: string; cards: number }[] }
  | { readonly kind: 'begun'; readonly lessons: readonly { videoID: string; seconds: number }[] }
);

/**
 * Links to the first lessons of a list, each with a note. Unpublished lessons are skipped. Only
 * shown lessons are looked up.
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
          seconds,
        }));
  const shown = items
    .slice(0, LOOKED_UP)
    .filter(({ videoID }) => !gone.includes(videoID))
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className={styles.name}>{title}</h3>
      <ul className={styles.links}>
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
  /** Position where the lesson was left. */
  readonly seconds?: number;
  readonly isCards: boolean;
  /** Called for an unpublished lesson, which has no title and no page. */
  readonly onGone: (videoID: string) => void;
}

function Item({ videoID, note, seconds, isCards, onGone }: ItemProps) {
  const summary = useLesson(videoID);
  const isGone = summary.status === 'unknown';
  useEffect(() => {
    if (isGone) onGone(videoID);
  }, [isGone, onGone, videoID]);
  if (isGone) return null;
  const lesson = summary.status === 'known' ? summary.lesson : undefined;
  const left = seconds === undefined ? undefined : minutesOfFilm(lesson?.Duration, seconds);
  const to = isCards || !lesson ? flashcardsPath(videoID) : lessonPath(lesson);
  return (
    <li>
      {lesson ? (
        <Link to={to} className={styles.link}>
          <Dialect>{lesson.Title}</Dialect>{' '}
          <span className={styles.note}>{left === undefined ? note : progress.left(left)}</span>
        </Link>
      ) : (
        <span className={styles.note}>{note}</span>
      )}
    </li>
  );
}
