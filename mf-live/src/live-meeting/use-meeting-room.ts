import { useObservable, usePlatform, useSession } from 'kit';
import { useCallback, useEffect, useState } from 'react';
import { learnerOf, type Learner } from 'common';
import type { LiveDates, Platform } from 'shared-contracts';
import { askForRoom } from '../room/ask-for-room';

/**
 * What the server says of a learner and the meeting. Undefined: not known yet, or nobody to ask.
 */
export interface MeetingRoom extends Answer {
  /** Asks the server again, because a meeting may be announced meanwhile. */
  readonly askAgain: () => void;
}

interface Answer {
  readonly hasPlan: boolean | undefined;
  /** Whether the school has announced a meeting. */
  readonly isAnnounced: boolean | undefined;
  readonly isTeacher: boolean;
  /** The dates that teachers have changed; undefined: none. */
  readonly dates: LiveDates | undefined;
  /** Whether the server has answered, or cannot. */
  readonly isAsked: boolean;
  /** A member whom the server refuses, so there is nothing to join. */
  readonly isRefused: boolean;
}

const UNKNOWN: Answer = {
  hasPlan: undefined,
  isAnnounced: undefined,
  isTeacher: false,
  dates: undefined,
  isAsked: false,
  isRefused: false,
};
/** Join tells a visitor to sign in, and leads there. */
const VISITOR: Answer = { ...UNKNOWN, hasPlan: false, isAsked: true };
/** Join asks again, and says what went wrong. */
const NOT_ANSWERED: Answer = { ...UNKNOWN, isAsked: true };

async function askFor(platform: Platform): Promise<Answer> {
  const { hasAccess, hasMeeting = false, isTeacher, dates } = await askForRoom(platform);
  return {
    hasPlan: hasAccess,
    isTeacher,
    dates,
    isAsked: true,
    isRefused: !hasAccess,
    isAnnounced: hasAccess ? hasMeeting : undefined,
  };
}

/** Asks for each member who logs in, and again when told to; a visitor needs no call. */
export function useMeetingRoom(): MeetingRoom {
  const platform = usePlatform();
  const session = useSession();
  const learner = useObservable(learnerOf(platform), undefined);
  const [answer, setAnswer] = useState<{ readonly to: Learner; readonly room: Answer }>();
  const ask = useCallback(
    (onFailure: (to: Learner) => void) => {
      learner
        ?.whileHere(() => askFor(platform))
        .then(
          (room) => setAnswer({ to: learner, room }),
          (error: unknown) => {
            platform.log.warn('The meeting is unknown', { error });
            onFailure(learner);
          },
        );
    },
    [platform, learner],
  );
  useEffect(() => ask((to) => setAnswer({ to, room: NOT_ANSWERED })), [ask]);
  // What was answered before stays, if there is no answer.
  const askAgain = useCallback(() => ask(() => undefined), [ask]);
  if (session.status === 'visitor') return { ...VISITOR, askAgain };
  return { ...(answer !== undefined && answer.to === learner ? answer.room : UNKNOWN), askAgain };
}
