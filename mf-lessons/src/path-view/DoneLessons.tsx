import { Dialect, Icon, Link } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { PlanMark } from '../lesson-card/PlanMark';
import { path as texts } from '../messages/path';
import { lessonPath } from '../paths';
import styles from './path.late.module.css';

export interface DoneLessonsProps {
  /** Ids in order. Unknown lessons are left out. */
  readonly ids: readonly string[];
  readonly finished: Readonly<Record<string, unknown>>;
  readonly lessons: ReadonlyMap<string, CatalogueLesson>;
}

export const countOf = (ids: readonly string[], finished: DoneLessonsProps['finished']): number =>
  ids.filter((id) => id in finished).length;

/** A list of lessons as links, with the number finished. */
export function DoneLessons({ ids, finished, lessons }: DoneLessonsProps) {
  return (
    <>
      <p className={styles.done}>{texts.lessons(countOf(ids, finished), ids.length)}</p>
      <ol className={styles.links}>
        {ids.flatMap((id) => {
          const lesson = lessons.get(id);
          if (!lesson) return [];
          return (
            <li key={id}>
              <Link to={lessonPath(lesson)} className={styles.link}>
                <Dialect>{lesson.Title}</Dialect>
              </Link>
              <PlanMark lesson={lesson} className={styles.plan} />
              {id in finished && (
                <span className={styles.tick}>
                  <Icon name="check" />
                  <span className="visually-hidden">{texts.isFinished}</span>
                </span>
              )}
              <span className={styles.about}>{lesson.Subtitle}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
