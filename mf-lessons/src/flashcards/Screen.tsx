import { createScreen, useRoute } from 'kit';
import { DUE_CARDS } from 'shared-contracts';
import { dueCode } from '../chunks/due';
import { flashcards } from '../messages/flashcards';
import { Later } from '../shelf/Later';
import { Flashcards } from './Flashcards';
import { DeckFailure, FlashcardsLayout } from './FlashcardsLayout';
import { Opening } from './Opening';

const LOADING = { status: 'loading' } as const;
const { title, text } = flashcards.due;
const SEVERAL = { status: 'several', title, text } as const;

/**
 * The flashcards of a lesson, or what is due in all of them. On a prerendered page the id is empty,
 * because one page serves all lessons. Source: ROUTE-flashcards.
 */
export function FlashcardsScreen() {
  const videoID = useRoute().params.VideoID ?? '';
  if (videoID === DUE_CARDS) {
    return (
      <FlashcardsLayout summary={SEVERAL}>
        <Later
          chunk={dueCode}
          when="shown"
          waiting={<Opening videoID={DUE_CARDS} summary={SEVERAL} />}
          failure={<DeckFailure onRetry={dueCode.load} />}
        >
          {({ DueCards }) => <DueCards summary={SEVERAL} />}
        </Later>
      </FlashcardsLayout>
    );
  }
  return videoID === '' ? (
    <FlashcardsLayout summary={LOADING}>
      <Opening videoID={undefined} summary={LOADING} />
    </FlashcardsLayout>
  ) : (
    <Flashcards key={videoID} videoID={videoID} />
  );
}

export default createScreen('flashcards', FlashcardsScreen);
