import { uidOf, type SessionState, type Consents, type EventBus } from 'shared-contracts';

/**
 * Emits the events of log-in and log-out; a log-out resets the consents. Another name or e-mail
 * address of a learner emits nothing. Source: SESSION-adds-user, SESSION-removes-user.
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
