import { Dialect, Icon, Link } from 'kit';
import type { PathLevel } from 'common';
import type { CatalogueLesson } from 'shared-contracts';
import { path as texts } from '../messages/path';
import { lessonPath } from '../paths';
import styles from './path.late.module.css';

export interface LevelsProps {
  readonly levels: readonly PathLevel[];
  /** Finished lessons by id. */
  readonly finished: Readonly<Record<string, unknown>>;
  readonly lessons: ReadonlyMap<string, CatalogueLesson>;
  /** Number of the level that the member is at. */
  readonly current: number;
}

/**
 * Lists all levels with what a learner can do after each, and their lessons in order. It is closed
 * at first.
 */
export function Levels({ levels, finished, lessons, current }: LevelsProps) {
  return (
    <details className={styles.levels}>
      <summary className={styles.summary}>{texts.levels}</summary>
      <ol className={styles.list}>
        {levels.map(({ number, name, canDo, lessons: ids }) => (
          <li key={number} aria-current={number === current ? 'step' : undefined}>
            <p className={styles.level}>{texts.level(number, name)}</p>
            <p className={styles.text}>{canDo}</p>
            <p className={styles.done}>
              {texts.lessons(ids.filter((id) => id in finished).length, ids.length)}
            </p>
            <ol className={styles.links}>
              {ids.flatMap((id) => {
                const lesson = lessons.get(id);
                if (!lesson) return [];
                return (
                  <li key={id}>
                    <Link to={lessonPath(lesson)} className={styles.link}>
                      <Dialect>{lesson.Title}</Dialect>
                    </Link>
                    {id in finished && (
                      <span className={styles.tick}>
                        <Icon name="check" />
                        <span className="visually-hidden">{texts.isFinished}</span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </details>
  );
}
