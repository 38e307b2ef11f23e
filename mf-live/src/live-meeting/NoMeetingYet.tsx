import { useEffect } from 'react';
import { momentInSentence, type LiveDates } from 'shared-contracts';
import { messages } from '../messages';
import { openingOf } from '../room/live-phase';
import { useDatedCatalogue } from '../room/use-live-dates';
import { ASK_EVERY_MS } from '../room/use-still-allowed';
import { useCatalogue } from '../schedule/use-catalogue';
import { useNow } from '../schedule/use-now';
import { linkTimeOf } from './link-time';

const text = messages.liveMeeting.join;
/** How often the page looks at the clock. */
const EVERY_MS = 15_000;

interface NoMeetingYetProps {
  readonly askAgain: () => void;
  /** What teachers have changed of the dates. */
  readonly dates: LiveDates | undefined;
}

/**
 * Says when the link of the meeting appears. From then on it asks whether the link is there.
 * Source: docs/live.md.
 */
export function NoMeetingYet({ askAgain, dates }: NoMeetingYetProps) {
  const catalogue = useDatedCatalogue(useCatalogue().catalogue, dates);
  const now = useNow(EVERY_MS);
  const time =
    catalogue.status === 'success' ? linkTimeOf(catalogue.value.liveLessons, now) : undefined;
  const isExpected = time?.kind === 'now';
  useEffect(() => {
    if (!isExpected) return undefined;
    const timer = setInterval(askAgain, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isExpected, askAgain]);
  if (time !== undefined) {
    return time.kind === 'later'
      ? text.none.later(momentInSentence(openingOf(time.start), now))
      : text.none[time.kind];
  }
  return catalogue.status === 'failure' ? text.none.unknown : text.asking;
}
