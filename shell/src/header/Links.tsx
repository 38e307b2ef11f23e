import { Icon, Link, type IconName } from 'kit';
import { initialOf } from 'common';
import { LIVE_SUBTITLE, type SessionState } from 'shared-contracts';
import styles from './links.module.css';

interface HeaderLink {
  readonly to: string;
  readonly text: string;
  /** Class of `links.module.css`. */
  readonly look: 'link' | 'live' | 'signUp';
  /** Whether the site's configuration adds a smaller subtitle. */
  readonly hasSubtitle?: true;
  /** Replaces the text in the bar, where there is little room. */
  readonly iconInBar?: IconName;
  /** Who sees the link; default: everybody. */
  readonly audience?: 'visitor' | 'member';
  /** Whether the link is only in the side panel, because the bar has no room. */
  readonly isForPanel?: true;
}

/** The links of the header, in their order. Source: HEADER-home to HEADER-settings. */
const LINKS: readonly HeaderLink[] = [
  { to: '/home', text: 'HOME', look: 'link' },
  { to: '/live-lessons', text: 'Live Lessons', look: 'live', hasSubtitle: true },
  // The apps' instructions name this link. Source: PLANS-manage-android.
  { to: '/subscriptions', text: 'SUBSCRIPTIONS', look: 'link', isForPanel: true },
  { to: '/my-account', text: 'MY ACCOUNT', look: 'link', iconInBar: 'person', audience: 'member' },
  { to: '/sign-in-up?startWithLogIn=true', text: 'LOG IN', look: 'link', audience: 'visitor' },
  { to: '/sign-in-up', text: 'SIGN UP', look: 'signUp', audience: 'visitor' },
  { to: '/settings', text: 'SETTINGS', look: 'link', iconInBar: 'settings' },
];

/** Initial of a member’s name or address, which shows them who is logged in. */
function initialOfMember(session: SessionState): string | undefined {
  if (session.status !== 'member') return undefined;
  const { Username, email } = session.user;
  return initialOf(Username) || initialOf(email);
}

interface LinksProps {
  readonly session: SessionState;
  /** The bar, or the side panel of narrow windows. */
  readonly place: 'bar' | 'panel';
  /** Subtitle of "Live Lessons"; default: `LIVE_SUBTITLE`. */
  readonly liveSubtitle?: string | undefined;
  /** Called when one of the links is pressed. */
  readonly onFollow?: () => void;
}

/**
 * The links of the bar or the side panel. Until the session is known, the page contains the links
 * for visitors and for members, and CSS shows one kind by an attribute of the root element, so no
 * link flashes (decision 11).
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
