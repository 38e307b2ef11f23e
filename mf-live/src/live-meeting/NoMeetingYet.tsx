import { useEffect } from 'react';
import { momentInSentence } from 'shared-contracts';
import { useCatalogue } from '../schedule/use-catalogue';
import { useNow } from '../schedule/use-now';
import { messages } from '../messages';
import { openingOf } from '../room/live-phase';
import { ASK_EVERY_MS } from '../room/use-still-allowed';
import { linkTimeOf } from './link-time';

const text = messages.liveMeeting.join;
/** How often the page looks at the clock. */
const EVERY_MS = 15_000;

/**
 * Says when the link of the meeting appears. From then on it asks whether the link is there.
 * Source: docs/live.md.
 */
export function NoMeetingYet({ askAgain }: { readonly askAgain: () => void }) {
  const { catalogue } = useCatalogue();
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
