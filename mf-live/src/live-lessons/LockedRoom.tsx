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
  readonly focus: FocusHandover;
}

/**
 * Says which plan opens the live lesson, and plays two lines of a recording to everybody. Source:
 * decision 61.
 */
export function LockedRoom({ focus }: LockedRoomProps) {
  const { content, log } = usePlatform();
  const isLive = useIsLive();
  const [request] = useState(() => createAsync(() => content.lessonPage(liveLines.recording)));
  const state = useObservable(request.state$, loading);
  useEffect(() => void request.run(), [request]);
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
        // An empty scene reserves the space of the drawing until the code runs.
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
