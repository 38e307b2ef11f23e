import { Icon, Link } from 'kit';
import type { SessionState } from 'shared-contracts';
import styles from './links.module.css';

interface LinksProps {
  readonly session: SessionState;
  /** In the bar, settings is an icon; in the side panel it is a word. Source: SPEC §2. */
  readonly place: 'bar' | 'panel';
  /** Called when one of the links is pressed. */
  readonly onFollow?: () => void;
}

/**
 * The links of the header. Until the session is known SIGN UP is there for everybody but those whom
 * the page's root element marks as signed in, so it never flashes for a member (DESIGN §7).
 */
export function Links({ session, place, onFollow }: LinksProps) {
  return (
    <ul className={styles[place]}>
      <li>
        <Link to="/home" className={styles['link']} onClick={onFollow}>
          HOME
        </Link>
      </li>
      <li>
        <Link to="/live-lessons" className={styles['live']} onClick={onFollow}>
          <span>Live Lessons</span> <span className={styles['time']}>7 PM</span>
        </Link>
      </li>
      {session.status !== 'member' && (
        <li className={styles[session.status]}>
          <Link to="/sign-in-up" className={styles['signUp']} onClick={onFollow}>
            SIGN UP
          </Link>
        </li>
      )}
      <li>
        {place === 'bar' ? (
          <Link to="/settings" className={styles['settings']} aria-label="SETTINGS">
            <Icon name="settings" />
          </Link>
        ) : (
          <Link to="/settings" className={styles['link']} onClick={onFollow}>
            SETTINGS
          </Link>
        )}
      </li>
    </ul>
  );
}
