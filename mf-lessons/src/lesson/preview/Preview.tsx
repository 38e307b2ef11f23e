import { useEffect, useId, useState } from 'react';
import { createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { loading, type CatalogueLesson, type Lesson, type LessonPage } from 'shared-contracts';
import { useLessonPage } from '../../catalogue/lesson-page';
import { lesson } from '../../messages/lesson';
import styles from '../lesson-text.module.css';
import { Line } from '../text/Line';
import late from '../text/text.late.module.css';
import { useLineSound } from '../text/use-line-sound';
import preview from './preview.late.module.css';

/**
 * Tells whether a lesson may have a preview. Only a listed lesson of Type `lesson` has one. Source:
 * decision 39.
 */
export const hasPreview = (known: CatalogueLesson & Partial<Lesson>): boolean =>
  known.Type === 'lesson' && known.isAvailableLessons !== false;

/**
 * The first lines of a lesson that stays closed, each with its sound. They are where the text
 * would be, and where the lesson's own page has shown them already, so nothing moves.
 */
export function Preview({ videoID }: { readonly videoID: string }) {
  const { content, log } = usePlatform();
  const own = useLessonPage(videoID);
  const [fetched] = useState(() => createAsync((id: string) => content.lessonPage(id)));
  const state = useObservable(fetched.state$, loading);
  useEffect(() => {
    if (!own) void fetched.run(videoID);
  }, [fetched, own, videoID]);
  useEffect(() => {
    if (state.status === 'failure') {
      log.warn('The preview could not be loaded', { videoID, error: state.error });
    }
  }, [state, log, videoID]);

  const page = own ?? (state.status === 'success' ? state.value : undefined);
  if (page) return page.lines.length > 0 ? <Lines page={page} /> : null;
  // The panel beside it says all that matters, also without the preview.
  if (state.status === 'success' || state.status === 'failure') return null;
  return (
    <div data-preview="" aria-hidden="true">
      <p className={styles.heading}>{lesson.preview}</p>
      <Skeleton lines={6} />
    </div>
  );
}

function Lines({ page: { lines, lineSounds } }: { readonly page: LessonPage }) {
  const headingId = useId();
  const sound = useLineSound(undefined);
  return (
    <section aria-labelledby={headingId} data-preview="">
      <div className={preview.head}>
        <h2 id={headingId} className={styles.heading}>
          {lesson.preview}
        </h2>
        {lineSounds?.voice === 'machine' && (
          <span className={preview.sample}>{lesson.text.machine}</span>
        )}
      </div>
      <p role="status" className={late.note}>
        {sound.failure}
      </p>
      <ol className={late.lines}>
        {lines.map((line, index) => {
          const url = lineSounds?.urls[index];
          return (
            <Line
              key={index}
              line={line}
              index={index}
              start={undefined}
              isTimed={false}
              isCurrent={false}
              isLooped={false}
              isShown={() => true}
              onReveal={() => undefined}
              control={undefined}
              onHear={url ? () => sound.play(url) : undefined}
            />
          );
        })}
      </ol>
    </section>
  );
}
