import { Button, Icon, useBackdropClick, usePlatform } from 'kit';
import { useCallback, useEffect, type RefObject } from 'react';
import { HEADER_BREAKPOINT_PX, type SessionState } from 'shared-contracts';
import { Links } from './Links';
import styles from './panel.module.css';

interface SidePanelProps {
  readonly session: SessionState;
  /** Opened by `showModal`; the browser restores the focus when it closes. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly id: string;
  readonly liveSubtitle?: string | undefined;
}

/** The menu below 900 px: a modal panel at the side. Source: HEADER-hamburger. */
export function SidePanel({ session, dialog, id, liveSubtitle }: SidePanelProps) {
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  useBackdropClick(dialog, close);
  useCloseWhenLeft(close);

  return (
    <dialog ref={dialog} id={id} className={styles.panel} aria-label="Menu">
      <div className={styles.content}>
        <Button variant="icon" className={styles.close} aria-label="Close menu" onClick={close}>
          <Icon name="close" />
        </Button>
        <nav aria-label="Main">
          <Links session={session} place="panel" onFollow={close} liveSubtitle={liveSubtitle} />
        </nav>
      </div>
    </dialog>
  );
}

/**
 * Closes the side panel on every navigation, also Back, and when the window becomes wide enough for
 * the bar.
 */
function useCloseWhenLeft(close: () => void): void {
  const { location$ } = usePlatform().navigation;

  useEffect(() => {
    let shownPage: string | undefined;
    const subscription = location$.subscribe(({ pathname, search }) => {
      const page = pathname + search;
      if (shownPage !== undefined && page !== shownPage) close();
      shownPage = page;
    });
    return () => subscription.unsubscribe();
  }, [location$, close]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${HEADER_BREAKPOINT_PX}px)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
}
