import { Icon } from 'kit';
import { messages } from '../messages';
import styles from './verified.module.css';

/** Says whether the learner has verified the e-mail address. */
export function VerifiedMark({ isVerified }: { readonly isVerified: boolean }) {
  const { verified, notVerified } = messages.account;
  return (
    <span className={isVerified ? styles.good : styles.open}>
      <Icon name={isVerified ? 'check' : 'warning'} />
      {isVerified ? verified : notVerified}
    </span>
  );
}
