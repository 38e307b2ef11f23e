import { useCallback, useRef } from 'react';
import { Dialog, Icon, useObservable } from 'kit';
import { RemoteOutlet } from '../../host/RemoteOutlet';
import type { ResolvedRemote } from '../../registry/resolve-remotes';
import RegistryMissing from '../RegistryMissing';
import type { SlotsProps } from '../Slots';
import styles from './overlay.module.css';
import { useHistoryEntry } from './use-history-entry';

/** No page carries an overlay. */
const NO_FRAGMENTS = { find: () => undefined };
const nothing = () => undefined;

/** Who fills the overlay, and with which of its screens. */
const overlayOf = (remotes: readonly ResolvedRemote[]) =>
  remotes
    .flatMap(({ name, slots }) => slots.map(({ slot, screen }) => ({ name, slot, screen })))
    .find(({ slot }) => slot === 'overlay');

/**
 * The sign-up overlay: a modal dialog over any screen, filled by the remote that offers the slot.
 * Escape, the backdrop, its button and the browser's back close it and cancel the flow; a log-in
 * ends the flow, and with it the overlay. A remote that fails says so inside the dialog, which can
 * be closed all the same. Source: SPEC §2, Sign-up overlay.
 */
export function Overlay({ platform, registry }: SlotsProps) {
  const { signUpFlow, alerts, navigation } = platform;
  const remotes = useObservable(registry.remotes$, registry.remotes$.value);
  const location = useObservable(navigation.location$, navigation.location$.value);
  const dialog = useRef<HTMLDialogElement>(null);
  const overlay = overlayOf(remotes);

  const onBack = useCallback(() => {
    // What an alert said was about the overlay.
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
      <div className={styles['content']}>
        <button
          type="button"
          className={styles['close']}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        {overlay ? (
          <RemoteOutlet
            key={`${overlay.name}/${overlay.screen}`}
            name={overlay.name}
            screen={overlay.screen}
            location={location}
            platform={platform}
            registry={registry}
            fragments={NO_FRAGMENTS}
            onSettled={nothing}
          />
        ) : (
          <RegistryMissing registry={registry} />
        )}
      </div>
    </Dialog>
  );
}
