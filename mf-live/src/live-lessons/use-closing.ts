import { useState } from 'react';
import type { LiveRoomState } from 'shared-contracts';
import type { LivePhase } from '../room/live-phase';

interface Inside {
  readonly isInside: boolean;
  /** What the teacher said of the lesson. */
  readonly state: LiveRoomState['State'] | undefined;
}

/**
 * Says why the room has closed for a member who was inside. It says so until they are inside again,
 * or until the next phase. Undefined: they left by choice.
 */
export function useClosing(
  phase: LivePhase['kind'],
  { isInside, state }: Inside,
): 'over' | 'closed' | undefined {
  const [was, setWas] = useState({ phase, isInside });
  const [closing, setClosing] = useState<'over' | 'closed'>();
  if (was.phase !== phase || was.isInside !== isInside) {
    setWas({ phase, isInside });
    // While the lesson is on nobody leaves by choice.
    const hasClosed = was.isInside && was.phase === 'during' && !isInside;
    setClosing(hasClosed ? whyClosed(phase, state) : undefined);
  }
  return closing;
}

function whyClosed(phase: LivePhase['kind'], state: Inside['state']) {
  if (phase === 'after') return 'over';
  return phase === 'before' && state === 'ended' ? 'closed' : undefined;
}
