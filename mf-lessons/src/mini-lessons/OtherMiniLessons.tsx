import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { LessonGrid } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';

/** What to watch next. Without a catalogue the mini lesson above still plays, so nothing is said. */
export function OtherMiniLessons({ lessonID }: { lessonID: string }) {
  const { state } = useCatalogue();
  if (state.status !== 'success') return null;
  const others = arrangeShelves(state.value).miniLessons.filter(({ DocID }) => DocID !== lessonID);
  if (others.length === 0) return null;
  return (
    <Shelf title={messages.miniLesson.more}>
      <LessonGrid lessons={others} />
    </Shelf>
  );
}
