import { useEffect, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { FirstLines, FirstLinesSkeleton } from 'kit/locked';
import { loading, type CatalogueLesson, type Lesson } from 'shared-contracts';
import { useLessonPage } from '../catalogue/lesson-page';
import { wordsCode } from '../chunks/words';
import { useIdle } from '../timing/use-idle';

/**
 * Whether everybody may read the first lines of a lesson: only listed lessons have them. Source:
 * decision 39.
 */
export const hasFirstLines = (lesson: CatalogueLesson & Partial<Lesson>): boolean =>
  lesson.isAvailableLessons !== false;

/**
 * The first lines of a closed lesson, each with its sound. They are in place of the text, as on the
 * prerendered page, so nothing moves. Their words open once the page is idle.
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
  // Show nothing: the panel beside it says all that matters.
  if (state.status === 'success' || state.status === 'failure') return null;
  return <FirstLinesSkeleton />;
}
