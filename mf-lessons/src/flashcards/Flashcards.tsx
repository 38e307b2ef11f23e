import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform, useTitle } from 'kit';
import { AppError, hasCode, idle, refusedAccessOf } from 'shared-contracts';
import { useLesson } from '../catalogue/use-lesson';
import { flashcards } from '../messages/flashcards';
import { DeckFailure, DeckNotice, FlashcardsLayout } from './FlashcardsLayout';
import { Opening } from './Opening';
import { PracticeView } from './practice/PracticeView';
import { createFlashcardsStore, areClosed } from './flashcards-store';

/** The flashcards of one lesson. Pass the id as `key` too, so that another lesson starts anew. */
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
          <FailedDeck error={state.error} onRetry={store.retry} />
        );
    }
  };
  return <FlashcardsLayout summary={summary}>{content()}</FlashcardsLayout>;
}

/** Why the server refuses these cards to a member; undefined if it gives no reason. */
const refusedBy = (error: Error) =>
  (error instanceof AppError ? refusedAccessOf(error.details) : null) ?? undefined;

interface FailedDeckProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says what to do about a failure. The alert covers it at first. */
function FailedDeck({ error, onRetry }: FailedDeckProps) {
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
