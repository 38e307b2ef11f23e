import { Icon } from 'kit';
import { useId, useRef } from 'react';
import type { SessionState } from 'shared-contracts';
import { Links } from './Links';
import { Logo } from './Logo';
import { SidePanel } from './SidePanel';
import { SkipLink } from './SkipLink';
import styles from './header.module.css';

export interface HeaderProps {
  readonly session: SessionState;
  /** A screen has asked for the whole page (`chrome.hide`). Default false. */
  readonly hidden?: boolean;
}

/**
 * The fixed bar of 70 px: logo, HOME, Live Lessons, SIGN UP for those not logged in, SETTINGS.
 * Below 900 px a hamburger opens them in a side panel. Source: SPEC §2, §9.
 */
export function Header({ session, hidden = false }: HeaderProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const panelId = useId();
  if (hidden) return null;

  return (
    <header className={styles['header']}>
      <SkipLink />
      <div className={styles['inner']}>
        <Logo />
        <nav aria-label="Main" className={styles['bar']}>
          <Links session={session} place="bar" />
        </nav>
        <button
          type="button"
          className={styles['hamburger']}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-controls={panelId}
          // The browser's own way, where it has one: it works before the code arrives.
          {...{ command: 'show-modal', commandfor: panelId }}
          onClick={() => panel.current?.showModal()}
        >
          <Icon name="menu" />
        </button>
      </div>
      <SidePanel session={session} dialog={panel} id={panelId} />
    </header>
  );
}
