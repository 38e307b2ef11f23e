import { Dialect, Link, usePlatform } from 'kit';
import type { SearchHit } from 'shared-contracts';
import { foldedWords } from 'common/fold';
import { useLesson } from '../catalogue/use-lesson';
import { PlanMark } from '../lesson-card/PlanMark';
import { clock, spokenTime } from '../timing/clock';
import { search as texts } from '../messages/search';
import { wishOnClick } from '../player/play-wish';
import { atTime, lessonPath, videoPath } from '../paths';
import styles from './results.late.module.css';
import { MarkedWords } from './MarkedWords';

/** Id of the heading of the lines. */
const LINES_ID = 'found-lines';

/** Lists the lines that say what was searched for. Each leads to its lesson at that time. */
export function LineHits({ hits, query }: { hits: readonly SearchHit[]; query: string }) {
  const words = foldedWords(query);
  return (
    <section className={styles.lines} aria-labelledby={LINES_ID}>
      <h2 id={LINES_ID} className={styles.heading}>
        {texts.lines.heading}
      </h2>
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.VideoID}>
            <LineHit hit={hit} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lesson is in the catalogue; only a recording costs a read of its document. */
export function LineHit({ hit, words }: { hit: SearchHit; words: readonly string[] }) {
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
        {lesson && !lesson.isFree && <PlanMark lesson={lesson} className={styles.plan} />}
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
