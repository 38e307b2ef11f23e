import { Link } from 'kit';
import type { SessionState } from 'shared-contracts';
import links from '../header/links.module.css';
import styles from './footer.module.css';

export interface FooterProps {
  readonly session: SessionState;
  /** Whether a screen uses the whole page (`chrome.hide`). Default false. */
  readonly hidden?: boolean;
}

/**
 * The footer of every page with a header. It describes the content, links contact and legal texts,
 * and leads visitors to the log-in. Until the session is known, CSS hides that link from members,
 * as in the header. Apps show the footer too, because stores require these texts.
 */
export function Footer({ session, hidden = false }: FooterProps) {
  if (hidden) return null;
  return (
    <footer className={styles.footer}>
      <p>Sample content: the lessons are examples, and a machine’s voice reads them.</p>
      <nav aria-label="Footer">
        <Link to="/contact">Contact</Link> <Link to="/terms-and-conditions">Terms</Link>{' '}
        <Link to="/privacy-policy">Privacy</Link>{' '}
        {session.status !== 'member' && (
          <Link to="/sign-in-up?startWithLogIn=true" className={links[session.status]}>
            Log in
          </Link>
        )}
      </nav>
    </footer>
  );
}
