import { useRoute } from 'kit';
import { FlashcardsLayout } from './FlashcardsLayout';
import { Flashcards } from './Flashcards';
import { Opening } from './Opening';

/**
 * The flashcards of a lesson. Source: SPEC §1, §2, §6. The prerendered page does not know of which
 * lesson: there the id is empty.
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
