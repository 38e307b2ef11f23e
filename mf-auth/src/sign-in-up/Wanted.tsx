import { useEffect, useState } from 'react';
import { createAsync, Dialect, useObservable, usePlatform } from 'kit';
import { lockedCards, lockedLesson, lockedRoom, LockedSummary } from 'kit/locked';
import {
  documentPaths,
  loading,
  type AsyncState,
  type CatalogueLesson,
  type Platform,
} from 'shared-contracts';

export interface WantedProps {
  readonly path: string;
}

/**
 * Names the locked page that a visitor came from, and the plan that opens it.
 * Source: decision 61.
 *
 * @param props `path`: in-app path of that page
 */
export function Wanted({ path }: WantedProps) {
  const [, screen, id] = LESSON_PATH.exec(path) ?? [];
  if (screen === undefined || id === undefined) {
    return <LockedSummary what={lockedRoom}>{lockedRoom.inShort}</LockedSummary>;
  }
  return <WantedLesson id={decoded(id)} hasCards={screen === 'flashcards'} />;
}

/** Matches the page of a lesson or of its cards: the screen and the lesson's id. */
const LESSON_PATH = /^\/(videos|mini-lessons|flashcards)\/([^/?#]+)/;

/** Finds a lesson in the catalogue; an unlisted lesson costs one read. */
async function findLesson(
  { content, documents }: Platform,
  id: string,
): Promise<CatalogueLesson | undefined> {
  const findIn = (lessons: readonly CatalogueLesson[]) => lessons.find(({ DocID }) => DocID === id);
  return (
    findIn((await content.catalogue()).lessons) ??
    findIn(await content.restOfCatalogue()) ??
    (await documents.get(documentPaths.video(id)))
  );
}

interface WantedLessonProps {
  readonly id: string;
  /** Whether the visitor came from the lesson's cards. */
  readonly hasCards: boolean;
}

function WantedLesson({ id, hasCards }: WantedLessonProps) {
  const platform = usePlatform();
  const [request] = useState(() => createAsync(() => findLesson(platform, id)));
  const state = useObservable<AsyncState<CatalogueLesson | undefined>>(request.state$, loading);
  useEffect(() => void request.run(), [request]);
  useEffect(() => {
    if (state.status !== 'failure') return;
    platform.log.warn('The lesson is unknown', { error: state.error });
  }, [state, platform]);
  if (state.status === 'idle' || state.status === 'loading') return null;
  const lesson = state.status === 'success' ? state.value : undefined;
  // Everybody may open a free lesson.
  if (lesson?.isFree && !hasCards) return null;
  return (
    <LockedSummary what={hasCards ? lockedCards(id, lesson) : lockedLesson(lesson)}>
      {lesson && <Dialect>{lesson.Title}</Dialect>}
    </LockedSummary>
  );
}

/** Keeps a malformed id as it is; no lesson has it. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
