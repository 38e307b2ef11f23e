import { Dialect, Link } from 'kit';
import { useLesson } from '../catalogue/use-lesson';
import { lessonPath } from '../lesson-card/lesson-path';
import { progress } from '../messages/progress';
import styles from './progress.late.module.css';

/** More than this is no longer a choice. */
const SHOWN = 4;

export type LessonLinksProps = {
  readonly title: string;
} & (
  | { readonly kind: 'due'; readonly lessons: readonly { videoID: string; cards: number }[] }
  | { readonly kind: 'begun'; readonly lessons: readonly { videoID: string; seconds: number }[] }
);

/** Lessons to go on with, each with what waits there; nothing when there are none. */
export function LessonLinks({ title, ...list }: LessonLinksProps) {
  if (list.lessons.length === 0) return null;
  return (
    <section>
      <h3 className={styles['name']}>{title}</h3>
      <ul className={styles['links']}>
        {list.kind === 'due'
          ? list.lessons
              .slice(0, SHOWN)
              .map(({ videoID, cards }) => (
                <Item key={videoID} videoID={videoID} note={progress.dueOf(cards)} isCards />
              ))
          : list.lessons
              .slice(0, SHOWN)
              .map(({ videoID, seconds }) => (
                <Item key={videoID} videoID={videoID} note={progress.at(clock(seconds))} />
              ))}
      </ul>
    </section>
  );
}

/** `125` as `2:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface ItemProps {
  readonly videoID: string;
  readonly note: string;
  readonly isCards?: boolean;
}

function Item({ videoID, note, isCards = false }: ItemProps) {
  const summary = useLesson(videoID);
  // A lesson that is no longer published has no name and no page.
  if (summary.status === 'unknown') return null;
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
