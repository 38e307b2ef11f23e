import { useEffect, useState, type ComponentType } from 'react';
import { useObservable } from 'kit';
import type { Alert } from 'shared-contracts';
import type { ShellAlerts } from './alerts';

interface DialogProps {
  readonly alerts: ShellAlerts;
}

/** The page fetches this code when it is idle, so it is there when the network fails later. */
export const loadAlertDialog = async () =>
  (await import(/* webpackChunkName: "idle" */ './AlertDialog')).AlertDialog;

/**
 * Shows alerts by a dialog whose code no first screen carries. If that code cannot be loaded, the
 * browser's own alert says the same, and OK follows the redirect. Source: ALERT-title-description.
 */
export function LateAlertDialog({ alerts }: DialogProps) {
  const alert = useObservable<Alert | null>(alerts.current$, null);
  const [AlertDialog, setAlertDialog] = useState<ComponentType<DialogProps>>();

  useEffect(() => {
    if (!alert || AlertDialog) return undefined;
    let isReplaced = false;
    loadAlertDialog().then(
      (loaded) => setAlertDialog(() => loaded),
      () => {
        if (isReplaced) return;
        window.alert([alert.title, alert.description].filter(Boolean).join('\n\n'));
        alerts.hide();
      },
    );
    return () => {
      isReplaced = true;
    };
  }, [alert, AlertDialog, alerts]);

  return AlertDialog ? <AlertDialog alerts={alerts} /> : null;
}
