import { Icon } from 'kit';
import { messages } from '../messages';
import styles from './verified.module.css';

/** Says whether the learner has proved that the e-mail address is theirs. */
export function Verified({ isVerified }: { readonly isVerified: boolean }) {
  const { verified, notVerified } = messages.account;
  return (
    <span className={isVerified ? styles.good : styles.open}>
      <Icon name={isVerified ? 'check' : 'warning'} />
      {isVerified ? verified : notVerified}
    </span>
  );
}
