import { usePlatform } from 'kit';
import { useEffect } from 'react';
import { liveDatesOf } from 'common';
import { chatDrafts } from '../chat/room/chat-drafts';
import { useDatedCatalogue, useLiveDates } from '../room/use-live-dates';
import { useLiveRoom } from '../room/use-live-room';
import { useRoomState } from '../room/use-room-state';
import { useCatalogue } from '../schedule/use-catalogue';
import { lessonAt, NO_LESSON, roomAt } from './room-at';
import { useEntered } from './use-entered';

/**
 * Follows the lesson of the evening: its dates, whether the room is open, and whether this learner
 * is in it.
 *
 * @param now in milliseconds since 1970
 */
export function useLiveEvening(now: number) {
  const platform = usePlatform();
  useEffect(() => void chatDrafts(platform), [platform]);
  const { room, retry, askAgain } = useLiveRoom();
  const { catalogue: published, retry: retryCatalogue } = useCatalogue();
  const isOpen = room.status === 'success' && room.value.kind === 'open';
  const answered = room.status === 'success' ? room.value.dates : undefined;
  const [changed, hear] = useLiveDates(answered, isOpen);
  const catalogue = useDatedCatalogue(published, changed);
  const [enteredAt, setEnteredAt] = useEntered();

  const knownCatalogue = catalogue.status === 'success' ? catalogue.value : undefined;
  const dates = knownCatalogue?.liveLessons ? liveDatesOf(knownCatalogue.liveLessons) : [];
  const lessonID = lessonAt(now, dates);
  const said = useRoomState(isOpen ? lessonID : undefined);
  const { phase, phaseID, open, inside, mayLeave, over, onTop } = roomAt({
    now,
    dates,
    room,
    said,
    enteredAt,
  });
  // Once the lesson is on, its end sends everybody out, those too who came early. What a learner
  // entered is forgotten with the log-out.
  const isRefused = room.status === 'success' && room.value.kind === 'refused';
  if ((phase.kind === 'during' || isRefused) && enteredAt !== undefined) setEnteredAt(undefined);
  // The door may be answered before the dates are; the press counts for the lesson they name.
  if (phase.kind === 'before' && enteredAt === NO_LESSON) setEnteredAt(phaseID);
  return {
    room,
    retryRoom: retry,
    askAgain,
    catalogue,
    knownCatalogue,
    retryCatalogue,
    changed,
    hearDates: hear,
    dates,
    /** What the teacher says of the room. */
    state: said?.State,
    phase,
    open,
    inside,
    isInside: inside !== undefined,
    mayLeave,
    over,
    onTop,
    enter: () => setEnteredAt(phaseID),
    leave: () => setEnteredAt(undefined),
  };
}
