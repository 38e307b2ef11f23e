import { useCallback, useRef } from 'react';
import { Button, Dialog, Icon, useObservable } from 'kit';
import type { Host } from '../../host/host';
import { RemoteOutlet } from '../../host/RemoteOutlet';
import type { ShellPlatform } from '../../platform/create-platform';
import type { ResolvedRemote } from '../../registry/resolve-remotes';
import RegistryMissing from '../RegistryMissing';
import styles from './overlay.module.css';
import { useHistoryEntry } from './use-history-entry';

export interface OverlayProps {
  readonly platform: ShellPlatform;
  readonly host: Host;
}

const nothing = () => undefined;

/** Finds the remote that fills the overlay, and its screen. */
const overlayOf = (remotes: readonly ResolvedRemote[]) =>
  remotes
    .flatMap(({ name, slots }) => slots.map(({ slot, screen }) => ({ name, slot, screen })))
    .find(({ slot }) => slot === 'overlay');

/**
 * The sign-up overlay: a modal dialog over any screen, filled by the remote that offers the slot.
 * Escape, the backdrop, its button and the browser's Back close it and cancel the flow. A log-in
 * ends the flow and closes the overlay. If the remote fails, the dialog shows the error, and the
 * learner can close it. Source: OVERLAY-locks-scrolling, OVERLAY-hides-on-back.
 */
export function Overlay({ platform, host }: OverlayProps) {
  const { signUpFlow, alerts, navigation } = platform;
  const remotes = useObservable(host.registry.remotes$, host.registry.remotes$.value);
  const location = useObservable(navigation.location$, navigation.location$.value);
  const dialog = useRef<HTMLDialogElement>(null);
  const overlay = overlayOf(remotes);

  const onBack = useCallback(() => {
    // An open alert belongs to the overlay.
    alerts.dismiss();
    signUpFlow.cancel();
  }, [alerts, signUpFlow]);
  useHistoryEntry(onBack);

  return (
    <Dialog
      ref={dialog}
      initialFocus="button"
      aria-label="Sign up or log in"
      onClose={() => signUpFlow.cancel()}
    >
      <div className={styles.content}>
        <Button
          variant="icon"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </Button>
        {overlay ? (
          <RemoteOutlet
            key={`${overlay.name}/${overlay.screen}`}
            name={overlay.name}
            screen={overlay.screen}
            title="The log-in"
            location={location}
            host={host}
            onSettled={nothing}
          />
        ) : (
          <RegistryMissing registry={host.registry} />
        )}
      </div>
    </Dialog>
  );
}
