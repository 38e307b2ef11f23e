import { useState } from 'react';
import type { LiveRoomState } from 'shared-contracts';
import type { LivePhase } from '../room/live-phase';

interface Inside {
  readonly isInside: boolean;
  readonly state: LiveRoomState['State'] | undefined;
}

/**
 * Returns why the room has closed for a member who was inside, until the member is inside again or
 * the next phase begins. Undefined: the member left by choice.
 */
export function useClosing(
  phase: LivePhase['kind'],
  { isInside, state }: Inside,
): 'over' | 'closed' | undefined {
  const [earlier, setEarlier] = useState({ phase, isInside });
  const [closing, setClosing] = useState<'over' | 'closed'>();
  if (earlier.phase !== phase || earlier.isInside !== isInside) {
    setEarlier({ phase, isInside });
    // During the lesson no member can leave by choice.
    const hasClosed = earlier.isInside && earlier.phase === 'during' && !isInside;
    setClosing(hasClosed ? whyClosed(phase, state) : undefined);
  }
  return closing;
}

function whyClosed(phase: LivePhase['kind'], state: Inside['state']) {
  if (phase === 'after') return 'over';
  return phase === 'before' && state === 'ended' ? 'closed' : undefined;
}
