import { useEffect, useState } from 'react';
import { createAsync, Dialect, useObservable, usePlatform } from 'kit';
import { FirstLines, FirstLinesSkeleton } from 'kit/locked';
import { loading, type CatalogueLesson, type Lesson } from 'shared-contracts';
import { useLessonPage } from '../catalogue/lesson-page';
import { wordsCode } from '../chunks/words';
import { Later } from '../shelf/Later';

/**
 * Tells whether everybody may read the first lines of a lesson: whether it is listed.
 * Source: decision 39.
 */
export const hasFirstLines = (lesson: CatalogueLesson & Partial<Lesson>): boolean =>
  lesson.isAvailableLessons !== false;

/**
 * The first lines of a lesson that stays closed, each with its sound. They are where the text
 * would be, and where the lesson's own page has shown them already, so nothing moves. Their words
 * open once the page is at rest.
 */
export function LessonLines({ videoID }: { readonly videoID: string }) {
  const { content, log } = usePlatform();
  const ownPage = useLessonPage(videoID);
  const [fetched] = useState(() => createAsync((id: string) => content.lessonPage(id)));
  const state = useObservable(fetched.state$, loading);
  useEffect(() => {
    if (!ownPage) void fetched.run(videoID);
  }, [fetched, ownPage, videoID]);
  useEffect(() => {
    if (state.status === 'failure') {
      log.warn('The first lines could not be loaded', { videoID, error: state.error });
    }
  }, [state, log, videoID]);

  const page = ownPage ?? (state.status === 'success' ? state.value : undefined);
  if (page)
    return page.lines.length > 0 ? (
      <FirstLines
        lines={page.lines}
        lineSounds={page.lineSounds}
        dialectOf={(text, index, onHear) => {
          const plain = <Dialect>{text}</Dialect>;
          return (
            <Later chunk={wordsCode} when="idle" waiting={plain} failure={plain}>
              {({ PreviewLine }) => (
                <PreviewLine
                  key={videoID}
                  text={text}
                  index={index}
                  videoID={videoID}
                  onHear={onHear}
                />
              )}
            </Later>
          );
        }}
      />
    ) : null;
  // The panel beside it says all that matters, also without the lines.
  if (state.status === 'success' || state.status === 'failure') return null;
  return <FirstLinesSkeleton />;
}
