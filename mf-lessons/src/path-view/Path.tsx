import { useMemo } from 'react';
import { Button, Dialect, useObservable, usePlatform } from 'kit';
import { firstLevel, levelsOf, pathOrder, presentLevel } from 'common';
import type { CatalogueLesson, LearningPath } from 'shared-contracts';
import { sumsOf, understoodText } from 'common/learner-sums';
import { useTier } from '../access/use-tier';
import { catalogueStore } from '../catalogue/catalogue-store';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import { useLoadRest, useRest } from '../catalogue/use-rest';
import { LessonLink } from '../lesson-card/LessonLink';
import { PlanMark } from '../lesson-card/PlanMark';
import { nextOnPath } from '../next/next-on-path';
import { passedOn } from '../next/passed';
import { path as texts } from '../messages/path';
import type { Progressed } from '../progress/changes';
import { Bars } from '../shelf/Bars';
import { Failure } from './Failure';
import { Levels } from './Levels';
import { Meter } from './Meter';
import styles from './path.late.module.css';

const NONE_PASSED: readonly string[] = [];

export interface PathProps {
  readonly path: LearningPath;
  readonly done: Progressed;
  /** The member wants to answer the questions anew. */
  readonly onChange: () => void;
}

/** Shows the level of a member, what they understand by now, and the next three lessons. */
export function Path({ path, done, onChange }: PathProps) {
  const tier = useTier();
  const platform = usePlatform();
  const { lessons, rest } = useAllLessons();
  const passed = useObservable(passedOn(platform), NONE_PASSED);
  const { finished, path: answers } = done;
  const levels = levelsOf(path, answers);
  if (rest === 'unknown') return <Bars label={texts.loading} className={styles.waiting} />;
  // With some lessons alone, the next ones and the numbers would be wrong.
  if (rest === 'failed') return <Failure onRetry={() => catalogueStore(platform).loadRest()} />;

  const next = nextOnPath(pathOrder(path, answers), { tier, watched: done, passed, lessons });
  const level = presentLevel(path, answers, (id) => lessons.has(id) && !(id in finished));
  return (
    <>
      {level && next.length > 0 && (
        <>
          <p className={styles.level}>{texts.level(level.number, level.name)}</p>
          <p className={styles.text}>{level.canDo}</p>
          {answers && (
            <p className={styles.text}>{texts.placed(answers, firstLevel(path, answers))}</p>
          )}
          <Meter share={countOf(level.lessons, finished) / level.lessons.length} />
        </>
      )}
      <p className={styles.done}>
        {level && (
          <span>{texts.lessons(countOf(level.lessons, finished), level.lessons.length)}</span>
        )}
        <span>{understoodText(sumsOf(done).understood)}</span>
      </p>
      {next.length > 0 ? (
        <>
          <h3 className="visually-hidden">{texts.next}</h3>
          <ol className={styles.next}>
            {next.map((lesson) => (
              <li key={lesson.DocID}>
                <NextLesson lesson={lesson} />
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.text}>{texts.finished}</p>
      )}
      <div className={styles.after}>
        <Levels
          levels={levels}
          finished={finished}
          lessons={lessons}
          current={level?.number ?? 0}
        />
        {answers && (
          <Button variant="quiet" onClick={onChange}>
            {texts.change}
          </Button>
        )}
      </div>
    </>
  );
}

const countOf = (ids: readonly string[], finished: Progressed['finished']): number =>
  ids.filter((id) => id in finished).length;

function NextLesson({ lesson }: { lesson: CatalogueLesson }) {
  return (
    <LessonLink lesson={lesson} className={styles.lesson}>
      <img
        className={styles.picture}
        src={lesson.VideoThumbnailURL}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.words}>
        <span className={styles.name}>
          <Dialect>{lesson.Title}</Dialect>
        </span>
        <span className={styles.subtitle}>{lesson.Subtitle}</span>
      </span>
      <PlanMark lesson={lesson} className={styles.mark} />
    </LessonLink>
  );
}

/** The known lessons by id, and whether these are all that are listed. */
function useAllLessons() {
  const knownLessons = useKnownLessons();
  const rest = useRest();
  useLoadRest(true);
  const lessons: ReadonlyMap<string, CatalogueLesson> = useMemo(
    () => new Map(knownLessons.map((lesson) => [lesson.DocID, lesson] as const)),
    [knownLessons],
  );
  return { lessons, rest };
}
