import { classNames } from 'kit';
import { VIDEO_RATIO } from 'shared-contracts';
import { messages } from '../../messages';
import type { Audience } from '../LessonLayout';
import styles from '../stage.module.css';

interface PagePictureProps {
  readonly audience: Audience;
  readonly src: string;
}

/**
 * The lesson's picture in place of the player while the server's answer is pending. It is the
 * largest contentful paint of a prerendered lesson page.
 */
export function PagePicture({ audience, src }: PagePictureProps) {
  return (
    <div className={classNames(styles.skeleton, styles[audience])} role="status">
      <span className="visually-hidden">{messages.lesson.loading}</span>
      <img
        src={src}
        alt=""
        aria-hidden="true"
        width={VIDEO_RATIO.width}
        height={VIDEO_RATIO.height}
        fetchPriority="high"
      />
    </div>
  );
}
