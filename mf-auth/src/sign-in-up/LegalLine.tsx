import { LegalLink } from './LegalLink';
import { messages } from '../messages';
import styles from './form.module.css';

/** What logging in means. Source: SPEC §2. */
export function LegalLine() {
  const { legalLinks, logIn } = messages.signInUp;
  return (
    <p className={styles['legal']}>
      {logIn.legal.before}
      <LegalLink to="/terms-and-conditions">{legalLinks.terms}</LegalLink>
      {logIn.legal.between}
      <LegalLink to="/privacy-policy">{legalLinks.privacy}</LegalLink>
    </p>
  );
}
