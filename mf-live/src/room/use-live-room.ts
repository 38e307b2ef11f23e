import { createAsync, useObservable, usePlatform } from 'kit';
import { useCallback, useEffect, useState } from 'react';
import { idle, isLoggedIn, NOT_SIGNED_IN, type AsyncState, type Platform } from 'shared-contracts';
import { refusals, type Refusal } from './refusals';

/** What the server answers about the room of the live lesson. Source: SPEC §4, live lesson. */
export type LiveRoom =
  | {
      readonly kind: 'open';
      /** The stream; undefined until the school announces it. */
      readonly liveLessonUrl: string | undefined;
      /** The chat; undefined until the school announces it. */
      readonly chatUrl: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: Refusal };

async function openRoom({ functions }: Platform): Promise<LiveRoom> {
  const answer = await functions.call('getLiveLessonUrls_v2_0', {});
  if (answer.hasAccess) {
    return { kind: 'open', liveLessonUrl: answer.EmbedUrl, chatUrl: answer.ChatUrl };
  }
  return {
    kind: 'refused',
    reason: answer.error?.code === NOT_SIGNED_IN ? 'not-signed-in' : 'needs-vip',
  };
}

/**
 * Opens the room once the session is known, and again whenever the user changes. A refusal shows
 * the alert of SPEC §8 while the screen is open; other failures show none.
 */
export function useLiveRoom(): {
  readonly room: AsyncState<LiveRoom>;
  readonly retry: () => void;
} {
  const platform = usePlatform();
  const [opening] = useState(() => createAsync(() => openRoom(platform)));
  const room = useObservable(opening.state$, idle);
  const retry = useCallback(() => void opening.run(), [opening]);

  useEffect(() => {
    const { session, alerts, log } = platform;
    let askedAs: string | undefined;
    const user = session.state$.subscribe((state) => {
      if (state.status === 'unknown') return;
      const identity = isLoggedIn(state) ? state.user.UID : '';
      if (identity === askedAs) return;
      askedAs = identity;
      void opening.run();
    });
    const outcome = opening.state$.subscribe((state) => {
      if (state.status === 'failure') log.warn('The live room could not be opened', state);
      if (state.status !== 'success' || state.value.kind !== 'refused') return;
      alerts.show(refusals[state.value.reason]);
    });
    // Asking fails in the same way, and the screen shows that state.
    session.ready().catch(opening.run);
    return () => {
      user.unsubscribe();
      outcome.unsubscribe();
      opening.reset();
    };
  }, [platform, opening]);
  return { room, retry };
}
