import type { PathLevel } from 'common';
import { path as texts } from '../messages/path';
import { countOf, DoneLessons, type DoneLessonsProps } from './DoneLessons';
import styles from './path.late.module.css';

export interface LevelsProps extends Omit<DoneLessonsProps, 'ids'> {
  readonly levels: readonly PathLevel[];
  readonly current: number;
}

/** The list of all levels, closed at first: what a learner can do after each, and its lessons. */
export function Levels({ levels, current, ...known }: LevelsProps) {
  return (
    <details className={styles.levels}>
      <summary className={styles.summary}>{texts.levels}</summary>
      <ol className={styles.list}>
        {levels.map(({ number, name, canDo, lessons: ids }) => (
          <li key={number} aria-current={number === current ? 'step' : undefined}>
            <p className={styles.level}>{texts.level(number, name)}</p>
            <p className={styles.text}>
              {texts.promise(canDo, countOf(ids, known.finished) === ids.length)}
            </p>
            <DoneLessons ids={ids} {...known} />
          </li>
        ))}
      </ol>
    </details>
  );
}
