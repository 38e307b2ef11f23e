import { useEffect } from 'react';
import { momentInSentence } from 'common';
import { messages } from '../messages';
import { openingOf } from '../room/live-phase';
import { ASK_EVERY_MS } from '../room/use-still-allowed';
import type { MeetingTime } from './meeting-time';

const text = messages.liveMeeting.meeting.none;

interface NoMeetingYetProps {
  readonly askAgain: () => void;
  readonly time: MeetingTime | undefined;
  readonly now: number;
}

/**
 * Says when the link of the meeting will appear. From then on it asks the server for the link.
 * Source: docs/live.md.
 *
 * @param props `time`: undefined: unknown; `now`: milliseconds since the epoch
 */
export function NoMeetingYet({ askAgain, time, now }: NoMeetingYetProps) {
  const isExpected = time?.kind === 'soon' || time?.kind === 'on';
  useEffect(() => {
    if (!isExpected) return undefined;
    const timer = setInterval(askAgain, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isExpected, askAgain]);
  switch (time?.kind) {
    case undefined:
      return text.unknown;
    case 'none':
      return text.none;
    case 'later':
      return text.later(momentInSentence(openingOf(time.start), now));
    case 'soon':
    case 'on':
      return text.now;
  }
}
