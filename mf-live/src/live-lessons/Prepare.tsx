import { ButtonLink, Card, Link } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { room } from '../messages/room';
import { Pictured } from './Pictured';
import late from './parts.late.module.css';
import styles from './styles.module.css';

const text = room.prepare;

interface PrepareProps {
  readonly lesson: CatalogueLesson;
  /** Whether the live lesson is on, so that it is too late to prepare. */
  readonly isOn: boolean;
}

/** Leads to the newest lesson, which the live lesson builds on, and to its cards. */
export function Prepare({ lesson, isOn }: PrepareProps) {
  const { heading, text: lead } = isOn ? text.during : text;
  return (
    <Card as="section" aria-labelledby="prepare" className={styles.session}>
      <h2 id="prepare" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={late.lead}>{lead}</p>
      <Pictured picture={lesson.VideoThumbnailURL}>
        <Link to={`/videos/${lesson.DocID}`} className={late.lesson}>
          <span lang="gsw">{lesson.Title}</span>
        </Link>
        <p className={late.source}>{lesson.Subtitle}</p>
      </Pictured>
      <div className={late.actions}>
        <ButtonLink to={`/flashcards/${lesson.DocID}`} variant="secondary">
          {text.cards}
        </ButtonLink>
      </div>
    </Card>
  );
}
