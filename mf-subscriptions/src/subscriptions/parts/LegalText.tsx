import { Link } from 'kit';
import { messages } from '../../messages';
import styles from '../styles.module.css';

const { before, terms, between, privacy, after } = messages.subscriptions.legal;

/** 'By subscribing' with its two links in a new window, so nothing here is lost. Source: SPEC §2. */
export function LegalText() {
  return (
    <p className={styles.legal}>
      {before}
      <Link to="/terms-and-conditions" target="_blank">
        {terms}
      </Link>
      {between}
      <Link to="/privacy-policy" target="_blank">
        {privacy}
      </Link>
      {after}
    </p>
  );
}
