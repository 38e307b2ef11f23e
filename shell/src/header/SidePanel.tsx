import { Icon, useBackdropClick } from 'kit';
import { useCallback, type RefObject } from 'react';
import type { SessionState } from 'shared-contracts';
import { Links } from './Links';
import styles from './panel.module.css';
import { useCloseWhenLeft } from './useCloseWhenLeft';

interface SidePanelProps {
  readonly session: SessionState;
  /** Whoever opens it calls `showModal`; the browser gives the focus back when it closes. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly id: string;
}

/** The menu below 900 px: a modal panel at the side. Source: SPEC §2, DESIGN §8. */
export function SidePanel({ session, dialog, id }: SidePanelProps) {
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  useBackdropClick(dialog, close);
  useCloseWhenLeft(close);

  return (
    <dialog ref={dialog} id={id} className={styles['panel']} aria-label="Menu">
      <div className={styles['content']}>
        <button type="button" className={styles['close']} aria-label="Close menu" onClick={close}>
          <Icon name="close" />
        </button>
        <nav aria-label="Main">
          <Links session={session} place="panel" onFollow={close} />
        </nav>
      </div>
    </dialog>
  );
}
