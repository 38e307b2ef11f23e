import { useObservable, usePlatform, useSession } from 'kit';
import { useCallback, useEffect, useState } from 'react';
import { learnerOf, type Learner } from 'common';
import type { LiveDates, Platform } from 'shared-contracts';
import { askForRoom } from '../room/ask-for-room';

/** The server's answer about a learner and the meeting. Undefined: not known. */
export interface MeetingRoom extends Answer {
  /** Asks the server again: the school may have announced a meeting. */
  readonly askAgain: () => void;
}

interface Answer {
  readonly hasPlan: boolean | undefined;
  /** Whether the school has announced a meeting. */
  readonly isAnnounced: boolean | undefined;
  readonly isTeacher: boolean;
  /** The dates that teachers have changed; undefined: none. */
  readonly dates: LiveDates | undefined;
  /** Whether the request is over, with or without an answer. */
  readonly isAsked: boolean;
  /** Whether the server refuses the member. */
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
const VISITOR: Answer = { ...UNKNOWN, hasPlan: false, isAsked: true };
/** The learner may still press Join, which asks again and shows the error. */
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

/** Asks the server after each log-in, and on `askAgain`. A visitor needs no request. */
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
  // If a repeated request fails, the earlier answer stays.
  const askAgain = useCallback(() => ask(() => undefined), [ask]);
  if (session.status === 'visitor') return { ...VISITOR, askAgain };
  return { ...(answer !== undefined && answer.to === learner ? answer.room : UNKNOWN), askAgain };
}
