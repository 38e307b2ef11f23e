import { createScreen, useRoute } from 'kit';
import { Flashcards } from './Flashcards';
import { FlashcardsLayout } from './FlashcardsLayout';
import { Opening } from './Opening';

/**
 * The flashcards of a lesson. On a prerendered page the id is empty, because one page serves all
 * lessons. Source: SPEC §1, §2, §6.
 */
export function FlashcardsScreen() {
  const videoID = useRoute().params['VideoID'] ?? '';
  return videoID === '' ? (
    <FlashcardsLayout summary={{ status: 'loading' }}>
      <Opening />
    </FlashcardsLayout>
  ) : (
    <Flashcards key={videoID} videoID={videoID} />
  );
}

export default createScreen('flashcards', FlashcardsScreen);
