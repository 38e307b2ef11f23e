import { createScreen, useRoute } from 'kit';
import { DUE_CARDS } from 'shared-contracts';
import { DueCards } from './due/DueCards';
import { Flashcards } from './Flashcards';
import { FlashcardsLayout } from './FlashcardsLayout';
import { Opening } from './Opening';

const LOADING = { status: 'loading' } as const;

/**
 * The flashcards of a lesson, or what is due in all of them. On a prerendered page the id is empty,
 * because one page serves all lessons. Source: ROUTE-flashcards.
 */
export function FlashcardsScreen() {
  const videoID = useRoute().params.VideoID ?? '';
  if (videoID === DUE_CARDS) return <DueCards />;
  return videoID === '' ? (
    <FlashcardsLayout summary={LOADING}>
      <Opening videoID={undefined} summary={LOADING} />
    </FlashcardsLayout>
  ) : (
    <Flashcards key={videoID} videoID={videoID} />
  );
}

export default createScreen('flashcards', FlashcardsScreen);
