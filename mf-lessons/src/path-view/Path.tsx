import { useMemo } from 'react';
import { Button, Dialect, useObservable, usePlatform } from 'kit';
import { chosenTrack, firstLevel, levelsOf, pathOrder, presentLevel } from 'common';
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
import { countOf } from './DoneLessons';
import { Failure } from './Failure';
import { Levels } from './Levels';
import { Meter } from './Meter';
import styles from './path.late.module.css';
import { Tracks } from './Tracks';

const NONE_PASSED: readonly string[] = [];

export interface PathProps {
  readonly path: LearningPath;
  readonly done: Progressed;
  /** Called when the member wants to answer the questions again. */
  readonly onChange: () => void;
  /** @param id of the chosen track; empty: none */
  readonly onTrack: (id: string) => void;
}

/**
 * A member's path: their track or level, the lines understood so far, and the next three lessons.
 */
export function Path({ path, done, onChange, onTrack }: PathProps) {
  const tier = useTier();
  const platform = usePlatform();
  const { lessons, rest } = useAllLessons();
  const passed = useObservable(passedOn(platform), NONE_PASSED);
  const { finished, path: answers } = done;
  const levels = levelsOf(path, answers);
  if (rest === 'unknown') return <Bars label={texts.loading} className={styles.waiting} />;
  // With only some lessons known, next lessons and numbers would be wrong.
  if (rest === 'failed') return <Failure onRetry={() => catalogueStore(platform).loadRest()} />;

  const isLeft = (id: string) => lessons.has(id) && !(id in finished);
  const next = nextOnPath(pathOrder(path, answers), { tier, watched: done, passed, lessons });
  const level = presentLevel(path, answers, isLeft);
  const chosen = chosenTrack(path, answers);
  // The chosen track decides the next lessons until it is finished, then the level does.
  const track = chosen?.lessons.some(isLeft) ? chosen : undefined;
  const aim = track ?? level;
  const share = aim && countOf(aim.lessons, finished) / aim.lessons.length;
  return (
    <>
      {level && next.length > 0 && (
        <>
          <p className={styles.level}>{track?.name ?? texts.level(level.number, level.name)}</p>
          <p className={styles.text}>{texts.promise(track?.goal ?? level.canDo, share === 1)}</p>
          {answers && !track && (
            <p className={styles.text}>{texts.placed(answers, firstLevel(path, answers))}</p>
          )}
          <Meter share={share ?? 0} />
        </>
      )}
      <p className={styles.done}>
        {aim && <span>{texts.lessons(countOf(aim.lessons, finished), aim.lessons.length)}</span>}
        <span>{understoodText(sumsOf(done).understood)}</span>
      </p>
      {next.length > 0 ? (
        <>
          <h3 className="visually-hidden">{texts.next}</h3>
          {track && tier === 0 && !track.lessons.includes(next[0]?.DocID ?? '') && (
            <p className={styles.text}>{texts.tracks.openFirst}</p>
          )}
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
        {path.tracks && (
          <Tracks
            tracks={path.tracks}
            chosen={chosen?.id}
            isForWork={answers?.why === 'work'}
            finished={finished}
            lessons={lessons}
            onChoose={onTrack}
          />
        )}
        {answers && (
          <Button variant="quiet" onClick={onChange}>
            {texts.change}
          </Button>
        )}
      </div>
    </>
  );
}

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

/** The known lessons by id, and whether these are all. */
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
