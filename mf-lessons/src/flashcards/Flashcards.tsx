import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform, useTitle } from 'kit';
import { AppError, hasCode, idle, refusedAccessOf } from 'shared-contracts';
import { useLesson } from '../catalogue/use-lesson';
import { flashcards } from '../messages/flashcards';
import { DeckFailure, DeckNotice, FlashcardsLayout } from './FlashcardsLayout';
import { Opening } from './Opening';
import { PracticeView } from './practice/PracticeView';
import { createFlashcardsStore, areClosed } from './flashcards-store';

/** The flashcards of one lesson. Give it the id as its `key`: another lesson opens anew. */
export function Flashcards({ videoID }: { videoID: string }) {
  const platform = usePlatform();
  const summary = useLesson(videoID);
  const title = summary.status === 'known' ? summary.lesson.Title : undefined;
  useTitle(title === undefined ? '' : `${flashcards.kind}: ${title}`);
  const [store] = useState(() => createFlashcardsStore(platform, videoID));
  useEffect(() => store.start(), [store]);
  const state = useObservable(store.state$, idle);

  const content = () => {
    switch (state.status) {
      case 'idle':
      case 'loading':
        return <Opening videoID={videoID} summary={summary} />;
      case 'success':
        return (
          <PracticeView deck={state.value} title={title ?? flashcards.untitled} videoID={videoID} />
        );
      case 'failure':
        return areClosed(state.error) ? (
          <Opening videoID={videoID} summary={summary} refused={refusedBy(state.error)} isClosed />
        ) : (
          <Failed error={state.error} onRetry={store.retry} />
        );
    }
  };
  return <FlashcardsLayout summary={summary}>{content()}</FlashcardsLayout>;
}

/** Why the server refuses these cards to a member; undefined: it did not say. */
const refusedBy = (error: Error) =>
  (error instanceof AppError ? refusedAccessOf(error.details) : null) ?? undefined;

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown behind the alert: what can be done about the failure. */
function Failed({ error, onRetry }: FailedProps) {
  const { none } = flashcards;
  if (hasCode(error, 'not-found')) {
    return (
      <DeckNotice {...none}>
        <ButtonLink to="/home">{none.allLessons}</ButtonLink>
      </DeckNotice>
    );
  }
  return <DeckFailure onRetry={onRetry} />;
}
