import type { SessionState } from '../entities/index';
import type { Consents, EventBus } from '../platform/index';

const uidOf = (state: SessionState): string | undefined =>
  state.status === 'member' ? state.user.UID : undefined;

/**
 * What follows from a change of the session: the fact on the bus, and no consents after log-out. A
 * change of the same user's name or e-mail is neither. Source: SESSION-adds-user,
 * SESSION-removes-user.
 */
export function tellSessionFacts(events: EventBus, consents: Consents) {
  return (state: SessionState, before: SessionState): void => {
    const uid = uidOf(state);
    const uidBefore = uidOf(before);
    if (uid === uidBefore) return;
    if (uidBefore !== undefined) {
      consents.reset();
      events.emit('userLoggedOut', {});
    }
    if (uid !== undefined) events.emit('userLoggedIn', { UID: uid });
  };
}
