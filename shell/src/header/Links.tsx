import { Icon, Link, type IconName } from 'kit';
import { initialOf } from 'common';
import { LIVE_SUBTITLE, type SessionState } from 'shared-contracts';
import styles from './links.module.css';

interface HeaderLink {
  readonly to: string;
  readonly text: string;
  /** Class of `links.module.css`. */
  readonly look: 'link' | 'live' | 'signUp';
  /** Whether the site's configuration gives it a smaller text after its own. */
  readonly hasSubtitle?: true;
  /** Replaces the text in the bar, where there is little room. */
  readonly iconInBar?: IconName;
  /** Who sees it; default: everybody. */
  readonly audience?: 'visitor' | 'member';
  /** Only in the side panel: the bar has no room for it. */
  readonly isForPanel?: true;
}

/** The links of the header, in their order. Source: HEADER-home to HEADER-settings. */
const LINKS: readonly HeaderLink[] = [
  { to: '/home', text: 'HOME', look: 'link' },
  { to: '/live-lessons', text: 'Live Lessons', look: 'live', hasSubtitle: true },
  // The instructions of the apps look for it there. Source: PLANS-manage-android.
  { to: '/subscriptions', text: 'SUBSCRIPTIONS', look: 'link', isForPanel: true },
  { to: '/my-account', text: 'MY ACCOUNT', look: 'link', iconInBar: 'person', audience: 'member' },
  { to: '/sign-in-up?startWithLogIn=true', text: 'LOG IN', look: 'link', audience: 'visitor' },
  { to: '/sign-in-up', text: 'SIGN UP', look: 'signUp', audience: 'visitor' },
  { to: '/settings', text: 'SETTINGS', look: 'link', iconInBar: 'settings' },
];

/** What a member’s name begins with, or their address, so that they see who is logged in. */
function initialOfMember(session: SessionState): string | undefined {
  if (session.status !== 'member') return undefined;
  const { Username, email } = session.user;
  return initialOf(Username) || initialOf(email);
}

interface LinksProps {
  readonly session: SessionState;
  /** The bar at the top, or the side panel of narrow windows. */
  readonly place: 'bar' | 'panel';
  /** Beside "Live Lessons"; default: `LIVE_SUBTITLE`. */
  readonly liveSubtitle?: string | undefined;
  /** Called when one of the links is pressed. */
  readonly onFollow?: () => void;
}

/**
 * The links of the header, for one of its two places. Until the session is known, those for
 * visitors and those for members are in the page. CSS shows one kind, as the root element says who
 * is here. So none of them flashes (decision 11).
 */
export function Links({ session, place, onFollow, liveSubtitle = LIVE_SUBTITLE }: LinksProps) {
  const isUnknown = session.status === 'unknown';
  const initial = initialOfMember(session);
  const shown = LINKS.filter(
    ({ audience = session.status, isForPanel }) =>
      (isUnknown || audience === session.status) && !(isForPanel && place === 'bar'),
  );
  return (
    <ul className={styles[place]}>
      {shown.map(({ to, text, look, hasSubtitle, iconInBar, audience }) => (
        <li key={to} className={isUnknown && audience ? styles[audience] : undefined}>
          {iconInBar && place === 'bar' ? (
            <Link to={to} className={styles.icon} aria-label={text} title={text} onClick={onFollow}>
              {audience === 'member' && initial ? (
                <span className={styles.initial} data-initial={initial} />
              ) : (
                <Icon name={iconInBar} />
              )}
            </Link>
          ) : (
            <Link to={to} className={styles[look]} onClick={onFollow}>
              {hasSubtitle ? (
                <>
                  <span>{text}</span> <span className={styles.subtitle}>{liveSubtitle}</span>
                </>
              ) : (
                text
              )}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
