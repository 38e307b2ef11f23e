import { createScreen, useRoute } from 'kit';
import { ALL_CARDS, DUE_CARDS } from 'shared-contracts';
import { dueCode } from '../chunks/due';
import { flashcards } from '../messages/flashcards';
import { Later } from '../shelf/Later';
import { Flashcards } from './Flashcards';
import { DeckFailure, FlashcardsLayout } from './FlashcardsLayout';
import { Opening } from './Opening';

const LOADING = { status: 'loading' } as const;

/**
 * The screen of flashcards: of one lesson, due in all lessons, or all cards. On a prerendered page
 * the id is empty, because one page serves all lessons. Source: ROUTE-flashcards.
 */
export function FlashcardsScreen() {
  const videoID = useRoute().params.VideoID ?? '';
  if (videoID === DUE_CARDS || videoID === ALL_CARDS) {
    const summary = { status: 'several', ...flashcards[videoID] } as const;
    return (
      <FlashcardsLayout summary={summary}>
        <Later
          chunk={dueCode}
          when="shown"
          waiting={<Opening videoID={videoID} summary={summary} />}
          failure={<DeckFailure onRetry={dueCode.load} />}
        >
          {({ AllCards, DueCards }) =>
            videoID === DUE_CARDS ? <DueCards summary={summary} /> : <AllCards summary={summary} />
          }
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
