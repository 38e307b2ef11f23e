import { useObservable } from 'kit';
import type { Alert } from 'shared-contracts';
import type { ShellAlerts } from './alerts';
import { OpenAlert } from './OpenAlert';

const keys = new WeakMap<Alert, number>();
let lastKey = 0;

/** Tells alerts apart, so that a new one starts with its own inputs and focus. */
function keyOf(alert: Alert): number {
  const key = keys.get(alert) ?? ++lastKey;
  keys.set(alert, key);
  return key;
}

/** The global alert dialog; nothing while no alert is open. Source: SPEC §2. */
export function AlertDialog({ alerts }: { readonly alerts: ShellAlerts }) {
  const alert = useObservable<Alert | null>(alerts.current$, null);
  return alert && <OpenAlert key={keyOf(alert)} alert={alert} alerts={alerts} />;
}
