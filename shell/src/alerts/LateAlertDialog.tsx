import { useEffect, useState, type ComponentType } from 'react';
import { useObservable } from 'kit';
import type { Alert } from 'shared-contracts';
import type { ShellAlerts } from './alerts';

interface DialogProps {
  readonly alerts: ShellAlerts;
}

/** Loads the dialog; the page calls it when idle, before the network may fail. */
export const loadAlertDialog = async () =>
  (await import(/* webpackChunkName: "idle" */ './AlertDialog')).AlertDialog;

/**
 * Shows alerts in a dialog whose code loads late. Without that code, the browser's own alert shows
 * the text, and OK follows the redirect. Source: ALERT-title-description.
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
