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
  /** In-app path of the page that the visitor came from. */
  readonly path: string;
}

/** The page of a lesson or of its cards, and the lesson's id. */
const OF_LESSON = /^\/(videos|mini-lessons|flashcards)\/([^/?#]+)/;

/** An address that nobody can read names no lesson. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Says in short what the visitor came from, and what opens it: the panel that they have left.
 * Source: decision 61.
 */
export function Wanted({ path }: WantedProps) {
  const [, screen, id] = OF_LESSON.exec(path) ?? [];
  if (screen === undefined || id === undefined) {
    return <LockedSummary what={lockedRoom}>{lockedRoom.inShort}</LockedSummary>;
  }
  return <WantedLesson id={decoded(id)} hasCards={screen === 'flashcards'} />;
}

/** Finds a lesson in the catalogue; one that is not listed there costs a read. */
async function findLesson(
  { content, documents }: Platform,
  id: string,
): Promise<CatalogueLesson | undefined> {
  const listed = (lessons: readonly CatalogueLesson[]) => lessons.find(({ DocID }) => DocID === id);
  return (
    listed((await content.catalogue()).lessons) ??
    listed(await content.restOfCatalogue()) ??
    (await documents.get(documentPaths.video(id)))
  );
}

interface WantedLessonProps {
  readonly id: string;
  /** Whether the cards of the lesson are wanted. */
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
  // Everybody may open it.
  if (lesson?.isFree && !hasCards) return null;
  return (
    <LockedSummary what={hasCards ? lockedCards(id, lesson) : lockedLesson(lesson)}>
      {lesson && <Dialect>{lesson.Title}</Dialect>}
    </LockedSummary>
  );
}
