import { uidOf, type SessionState, type Consents, type EventBus } from 'shared-contracts';

/**
 * Tells the bus of a log-in or log-out, and empties the consents after a log-out. A new name or
 * e-mail address of the same learner does neither. Source: SESSION-adds-user, SESSION-removes-user.
 */
export function tellSessionFacts(events: EventBus, consents: Consents) {
  return (state: SessionState, earlierState: SessionState): void => {
    const uid = uidOf(state);
    const uidBefore = uidOf(earlierState);
    if (uid === uidBefore) return;
    if (uidBefore !== undefined) {
      consents.reset();
      events.emit('userLoggedOut', {});
    }
    if (uid !== undefined) events.emit('userLoggedIn', { UID: uid });
  };
}
