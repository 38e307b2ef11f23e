import type { SearchHit } from 'shared-contracts';
import { foldedWords } from 'common/fold';
import { PlanMark } from '../lesson-card/PlanMark';
import { search as texts } from '../messages/search';
import styles from './results.late.module.css';
import { LineHit } from './LineHit';

const LINES_ID = 'found-lines';

/** The list of lines that match a search, each a link to its time in the lesson. */
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
            <LineHit
              hit={hit}
              words={words}
              markOf={(lesson) => <PlanMark lesson={lesson} className={styles.plan} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
