import { useId, useRef } from 'react';
import { Button, Dialog, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { player } from '../../messages/player-controls';
import styles from './help.late.module.css';

/** A dialog that lists the keys of the player. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { preferences } = usePlatform();
  const { shortcuts } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const { title, text, off, close, keys } = player.help;
  return (
    <Dialog ref={dialog} aria-labelledby={titleId} initialFocus="button" onClose={onClose}>
      <div className={styles.help}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{shortcuts ? text : off}</p>
        <dl className={styles.keys}>
          {keys.map(({ keys: names, what }) => (
            <div key={what} className={styles.row}>
              <dt className={styles.names}>
                {names.map((name) => (
                  <kbd key={name} className={styles.key}>
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className={styles.what}>{what}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={() => dialog.current?.close()}>{close}</Button>
      </div>
    </Dialog>
  );
}
