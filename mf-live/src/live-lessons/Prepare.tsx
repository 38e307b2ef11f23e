import { ButtonLink, Card, Link } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { room } from '../messages/room';
import { WithPicture } from './WithPicture';
import late from './parts.late.module.css';
import styles from './styles.module.css';

const text = room.prepare;

interface PrepareProps {
  readonly lesson: CatalogueLesson;
  readonly isOn: boolean;
}

/**
 * Leads to the newest lesson, on which the live lesson builds, and to its cards.
 *
 * @param props `isOn`: the live lesson is on, so the card offers to look the lesson up
 */
export function Prepare({ lesson, isOn }: PrepareProps) {
  const { heading, text: lead } = isOn ? text.during : text;
  return (
    <Card as="section" aria-labelledby="prepare" className={styles.session}>
      <h2 id="prepare" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={late.lead}>{lead}</p>
      <WithPicture picture={lesson.VideoThumbnailURL}>
        <Link to={`/videos/${lesson.DocID}`} className={late.lesson}>
          <span lang="gsw">{lesson.Title}</span>
        </Link>
        <p className={late.source}>{lesson.Subtitle}</p>
      </WithPicture>
      <div className={late.actions}>
        <ButtonLink to={`/flashcards/${lesson.DocID}`} variant="secondary">
          {text.cards}
        </ButtonLink>
      </div>
    </Card>
  );
}
