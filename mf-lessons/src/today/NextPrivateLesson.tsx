import { useEffect, useState } from 'react';
import { createAsync, Link, useObservable, usePlatform } from 'kit';
import {
  lessonTimeText,
  readPrivateLessons,
  type PrivateBooking,
} from 'common/private-lesson-times';
import { idle, type AsyncState } from 'shared-contracts';
import { today } from '../messages/today';

/**
 * The date of the member's next private lesson, in local time. It costs one read, or two after a
 * move. After a failure it shows nothing: My account has all dates. Source: docs/lessons.md, Home.
 */
export default function NextPrivateLesson(booking: PrivateBooking) {
  const platform = usePlatform();
  const [request] = useState(() =>
    createAsync(async () => (await readPrivateLessons(platform, booking, new Date(), 1)).dates),
  );
  const state = useObservable<AsyncState<readonly Date[]>>(request.state$, idle);
  useEffect(() => void request.run(), [request]);
  useEffect(() => {
    if (state.status === 'failure') {
      platform.log.warn('The next private lesson is unknown', { error: state.error });
    }
  }, [state, platform]);
  const [next] = state.status === 'success' ? state.value : [];
  if (next === undefined) return null;
  return (
    <>
      {today.privateLesson} <Link to="/my-account">{lessonTimeText(next)}</Link>
    </>
  );
}
