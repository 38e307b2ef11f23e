import { useEffect } from 'react';
import { momentInSentence } from 'common';
import { messages } from '../messages';
import { openingOf } from '../room/live-phase';
import { ASK_EVERY_MS } from '../room/use-still-allowed';
import type { MeetingTime } from './meeting-time';

const text = messages.liveMeeting.meeting.none;

interface NoMeetingYetProps {
  readonly askAgain: () => void;
  /** Undefined: the page does not know the dates. */
  readonly time: MeetingTime | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Says when the link of the meeting appears. From then on it asks whether the link is there.
 * Source: docs/live.md.
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
