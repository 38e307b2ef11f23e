import { useRoute, useTitle } from 'kit';
import { useLesson } from '../catalogue/use-lesson';
import { flashcards } from '../messages/flashcards';
import { FlashcardsPage } from './FlashcardsPage';

/**
 * The flashcards of a lesson: what they are and for whom. Source: SPEC §1, §2, §6. The prerendered
 * page does not know of which lesson: there the id is empty.
 */
export function FlashcardsScreen() {
  const videoID = useRoute().params['VideoID'] ?? '';
  return videoID === '' ? (
    <FlashcardsPage summary={{ status: 'loading' }} />
  ) : (
    <Flashcards videoID={videoID} />
  );
}

function Flashcards({ videoID }: { videoID: string }) {
  const summary = useLesson(videoID);
  useTitle(summary.status === 'known' ? `${flashcards.kind}: ${summary.lesson.Title}` : '');
  return <FlashcardsPage summary={summary} videoID={videoID} />;
}
