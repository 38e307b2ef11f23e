import { Icon, Link, useIsLive, usePlatform, type IconName } from 'kit';
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
  /** Members do not see it. */
  readonly isForVisitors?: true;
  /** Only in the side panel: the bar has no room for it. */
  readonly isForPanel?: true;
  /**
   * Only in the side panel of the app, where its instructions look for it.
   * Source: PLANS-manage-android.
   */
  readonly isForApp?: true;
}

/** The links of the header, in their order. Source: HEADER-home to HEADER-settings. */
const LINKS: readonly HeaderLink[] = [
  { to: '/home', text: 'HOME', look: 'link' },
  { to: '/live-lessons', text: 'Live Lessons', look: 'live', hasSubtitle: true },
  { to: '/sign-in-up', text: 'SIGN UP', look: 'signUp', isForVisitors: true },
  {
    to: '/sign-in-up?startWithLogIn=true',
    text: 'LOG IN',
    look: 'link',
    isForVisitors: true,
    isForPanel: true,
  },
  { to: '/subscriptions', text: 'SUBSCRIPTIONS', look: 'link', isForApp: true },
  { to: '/settings', text: 'SETTINGS', look: 'link', iconInBar: 'settings' },
];

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
 * The links of the header, for one of its two places. Until the session is known, links for
 * visitors are in the page; CSS hides them where the root element says that a member is here. So
 * they never flash for a member (decision 11).
 */
export function Links({ session, place, onFollow, liveSubtitle = LIVE_SUBTITLE }: LinksProps) {
  const isMember = session.status === 'member';
  const { isEmbedded } = usePlatform().parentApp;
  const isInApp = useIsLive() && isEmbedded && place === 'panel';
  const shown = LINKS.filter(
    ({ isForVisitors, isForPanel, isForApp }) =>
      !(isForVisitors && isMember) && !(isForPanel && place === 'bar') && (!isForApp || isInApp),
  );
  return (
    <ul className={styles[place]}>
      {shown.map(({ to, text, look, hasSubtitle, iconInBar, isForVisitors }) => (
        <li key={to} className={isForVisitors && styles[session.status]}>
          {iconInBar && place === 'bar' ? (
            <Link to={to} className={styles.icon} aria-label={text} onClick={onFollow}>
              <Icon name={iconInBar} />
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
