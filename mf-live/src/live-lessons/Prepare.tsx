import { ButtonLink, Card, Link } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { room } from '../messages/room';
import { Pictured } from './Pictured';
import styles from './styles.module.css';

const text = room.prepare;

/** What to prepare: the newest lesson, which the next live lesson builds on, and its cards. */
export function Prepare({ lesson }: { lesson: CatalogueLesson }) {
  return (
    <Card as="section" aria-labelledby="prepare" className={styles.session}>
      <h2 id="prepare" className={styles.panelTitle}>
        {text.heading}
      </h2>
      <p className={styles.lead}>{text.text}</p>
      <Pictured picture={lesson.VideoThumbnailURL}>
        <Link to={`/videos/${lesson.DocID}`} className={styles.lesson}>
          <span lang="gsw">{lesson.Title}</span>
        </Link>
        <p className={styles.source}>{lesson.Subtitle}</p>
      </Pictured>
      <div className={styles.actions}>
        <ButtonLink to={`/flashcards/${lesson.DocID}`} variant="secondary">
          {text.cards}
        </ButtonLink>
      </div>
    </Card>
  );
}
