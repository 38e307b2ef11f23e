import { useEffect, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { FirstLines, FirstLinesSkeleton } from 'kit/locked';
import { loading, type CatalogueLesson, type Lesson } from 'shared-contracts';
import { useLessonPage } from '../catalogue/lesson-page';
import { wordsCode } from '../chunks/words';
import { useIdle } from '../timing/use-idle';

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

  const words = useObservable(wordsCode.state$, loading);
  useIdle(wordsCode.load);
  const page = ownPage ?? (state.status === 'success' ? state.value : undefined);
  if (page)
    return page.lines.length > 0 ? (
      <FirstLines
        lines={page.lines}
        lineSounds={page.lineSounds}
        dialectOf={words.status === 'success' ? words.value.previewOf(videoID) : undefined}
      />
    ) : null;
  // The panel beside it says all that matters, also without the lines.
  if (state.status === 'success' || state.status === 'failure') return null;
  return <FirstLinesSkeleton />;
}
