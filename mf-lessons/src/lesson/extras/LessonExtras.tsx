import type { GrantedLesson } from '../lesson-access';
import { lesson } from '../../messages/lesson-extras';
import { Audios } from './Audios';
import styles from './extras.late.module.css';
import { Grammar } from './Grammar';
import { LinkedLessons } from './LinkedLessons';
import { Photos } from './Photos';

/** What else belongs to a lesson: pictures, recordings, grammar, and where it goes on. */
export function LessonExtras({ videoID, content }: { videoID: string; content: GrantedLesson }) {
  const { photos, audios } = content;
  return (
    <section className={styles['extras']} aria-label={lesson.extras}>
      {photos.length > 0 && <Photos photos={photos} />}
      {audios.length > 0 && <Audios audios={audios} />}
      <div className={styles['cards']}>
        <Grammar videoID={videoID} />
        <LinkedLessons videoID={videoID} />
      </div>
    </section>
  );
}
