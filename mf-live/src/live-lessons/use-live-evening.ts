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
 * Combines everything the page of live lessons shows: the dates, whether the room is open, and
 * whether the learner is in it.
 *
 * @param now in milliseconds since 1970
 */
export function useLiveEvening(now: number) {
  const platform = usePlatform();
  useEffect(() => void chatDrafts(platform), [platform]);
  const { room, retry, askAgain } = useLiveRoom();
  const { catalogue: published, retry: retryCatalogue } = useCatalogue();
  const isOpen = room.status === 'success' && room.value.kind === 'open';
  const answeredDates = room.status === 'success' ? room.value.dates : undefined;
  const [changed, hear] = useLiveDates(answeredDates, isOpen);
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
  // During the lesson an early entry is forgotten, so that the end sends everybody out. A refusal,
  // as after a log-out, forgets it too.
  const isRefused = room.status === 'success' && room.value.kind === 'refused';
  if ((phase.kind === 'during' || isRefused) && enteredAt !== undefined) setEnteredAt(undefined);
  // A member may enter before the dates are loaded; the press then counts for the next lesson.
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
    /** The teacher's start or end of the lesson. */
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
