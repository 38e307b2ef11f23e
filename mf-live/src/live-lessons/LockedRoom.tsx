import { createAsync, useIsLive, useObservable, usePlatform } from 'kit';
import { FirstLines, FirstLinesSkeleton, LockedPanel, lockedRoom } from 'kit/locked';
import { useEffect, useState } from 'react';
import { loading, logInPath } from 'shared-contracts';
import type { FocusHandover } from '../focus/focus-handover';
import { messages } from '../messages';
import { liveLines } from '../messages/live-lines';
import { Evening } from './Evening';

const { lines: heading } = messages.liveLessons.session.locked;

interface LockedRoomProps {
  /** Between room and panel. */
  readonly focus: FocusHandover;
}

/**
 * Says what opens the live lesson, and lets everybody hear two lines of one. Source: decision 61.
 */
export function LockedRoom({ focus }: LockedRoomProps) {
  const { content, log } = usePlatform();
  const isLive = useIsLive();
  const [fetched] = useState(() => createAsync(() => content.lessonPage(liveLines.recording)));
  const state = useObservable(fetched.state$, loading);
  useEffect(() => void fetched.run(), [fetched]);
  useEffect(() => {
    if (state.status === 'failure') log.warn('The lines could not be loaded', { ...state });
  }, [state, log]);
  const page = state.status === 'success' ? state.value : undefined;
  const sounds = page?.lineSounds;
  return (
    <>
      <LockedPanel
        plan={lockedRoom.plan}
        title={lockedRoom.title}
        text={lockedRoom.text}
        // The place of the drawing, which comes with the code.
        scene={isLive ? <Evening /> : ''}
        logInPath={logInPath('/live-lessons')}
        headingRef={focus.heading}
        actionsRef={focus.part}
      />
      {isLive ? (
        <FirstLines
          heading={heading}
          lines={[...liveLines.list]}
          {...(sounds && { lineSounds: sounds })}
          isAwaited={state.status === 'idle' || state.status === 'loading'}
        />
      ) : (
        <FirstLinesSkeleton />
      )}
    </>
  );
}
