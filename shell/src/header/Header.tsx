import { Button, Icon } from 'kit';
import { useId, useRef, type MouseEvent } from 'react';
import type { SessionState } from 'shared-contracts';
import { Links } from './Links';
import { Logo } from './Logo';
import { SidePanel } from './SidePanel';
import styles from './header.module.css';

export interface HeaderProps {
  /** Subtitle of "Live Lessons"; default: `LIVE_SUBTITLE`. */
  readonly liveSubtitle?: string | undefined;
  readonly session: SessionState;
  /** Whether a screen uses the whole page (`chrome.hide`). Default false. */
  readonly hidden?: boolean;
}

/**
 * The header: a fixed bar of 70 px with logo, HOME, Live Lessons, SIGN UP for visitors, SETTINGS.
 * Below 900 px a hamburger opens the links in a side panel.
 * Source: HEADER-logo-home to HEADER-hamburger.
 */
export function Header({ session, hidden = false, liveSubtitle }: HeaderProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const panelId = useId();
  if (hidden) return null;

  // These attributes open the panel before the code arrives, in browsers that support them.
  const opensPanel = { command: 'show-modal', commandfor: panelId };
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip} onClick={skipToContent}>
        Skip to content
      </a>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label="Main" className={styles.bar}>
          <Links session={session} place="bar" liveSubtitle={liveSubtitle} />
        </nav>
        <Button
          variant="icon"
          className={styles.hamburger}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-controls={panelId}
          {...opensPanel}
          onClick={() => panel.current?.showModal()}
        >
          <Icon name="menu" />
        </Button>
      </div>
      <SidePanel session={session} dialog={panel} id={panelId} liveSubtitle={liveSubtitle} />
    </header>
  );
}

/** Moves the focus into the screen. The address does not change, so the router ignores it. */
function skipToContent(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}
