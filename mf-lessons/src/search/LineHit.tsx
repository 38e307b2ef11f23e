import type { ReactNode } from 'react';
import { Dialect, Link, usePlatform } from 'kit';
import type { CatalogueLesson, SearchHit } from 'shared-contracts';
import { useLesson } from '../catalogue/use-lesson';
import { clock, spokenTime } from '../timing/clock';
import { search as texts } from '../messages/search';
import { wishOnClick } from '../player/play-wish';
import { atTime, lessonPath, videoPath } from '../paths';
import styles from './results.late.module.css';
import { MarkedWords } from './MarkedWords';

export interface LineHitProps {
  readonly hit: SearchHit;
  /** The folded words of the query. */
  readonly words: readonly string[];
  /** Draws the mark of a lesson that is not free; default: no mark. */
  readonly markOf?: (lesson: CatalogueLesson) => ReactNode;
}

/**
 * A found line as a link to its time in the lesson. Only a lesson outside the catalogue, such as a
 * recording, costs a document read.
 */
export function LineHit({ hit, words, markOf }: LineHitProps) {
  const { VideoID, SwissGerman, English, at } = hit;
  const platform = usePlatform();
  const summary = useLesson(VideoID);
  const lesson = summary.status === 'known' ? summary.lesson : undefined;
  return (
    <Link
      to={atTime(lesson ? lessonPath(lesson) : videoPath(VideoID), at)}
      className={styles.hit}
      onClick={wishOnClick(platform, VideoID)}
    >
      <span className={styles.of}>
        {lesson ? <Dialect>{lesson.Title}</Dialect> : texts.lines.untitled}
        {at > 0 && (
          <span className={styles.time}>
            <span aria-hidden="true">{clock(at)}</span>
            <span className="visually-hidden">{texts.lines.at(spokenTime(at))}</span>
          </span>
        )}
        {lesson && !lesson.isFree && markOf?.(lesson)}
      </span>
      <Dialect className={styles.dialect}>
        <MarkedWords text={SwissGerman} words={words} />
      </Dialect>
      <span className={styles.english}>
        <MarkedWords text={English} words={words} />
      </span>
    </Link>
  );
}
