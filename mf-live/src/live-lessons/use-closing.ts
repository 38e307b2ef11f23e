import { useState } from 'react';
import type { LiveRoomState } from 'shared-contracts';
import type { LivePhase } from '../room/live-phase';

interface Inside {
  readonly isInside: boolean;
  /** What the teacher said of the lesson. */
  readonly state: LiveRoomState['State'] | undefined;
}

/**
 * Why the room has closed for a member who was inside, until they are inside again. Undefined for one
 * who left by choice.
 */
export function useClosing(
  phase: LivePhase['kind'],
  { isInside, state }: Inside,
): 'over' | 'closed' | undefined {
  const [was, setWas] = useState({ phase, isInside });
  const [closing, setClosing] = useState<'over' | 'closed'>();
  if (was.phase !== phase || was.isInside !== isInside) {
    setWas({ phase, isInside });
    if (isInside) setClosing(undefined);
    // While the lesson is on nobody leaves by choice.
    else if (was.isInside && was.phase === 'during') setClosing(whyClosed(phase, state));
  }
  return closing;
}

function whyClosed(phase: LivePhase['kind'], state: Inside['state']) {
  if (phase === 'after') return 'over';
  return phase === 'before' && state === 'ended' ? 'closed' : undefined;
}
