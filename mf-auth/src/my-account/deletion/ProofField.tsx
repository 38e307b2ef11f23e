import { PasswordField } from '../../fields/PasswordField';
import { messages } from '../../messages';
import styles from './delete-dialog.module.css';
import type { Proof } from './proof';

interface ProofFieldProps {
  readonly proof: Proof;
  readonly email: string;
}

/** Where the password is typed, or how it is proved without one. */
export function ProofField({ proof, email }: ProofFieldProps) {
  const { password, google, logInAgain } = messages.myAccount.deletion;
  if (proof !== 'password') {
    return <p className={styles['text']}>{proof === 'google' ? google : logInAgain}</p>;
  }
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={password} name="password" autoComplete="current-password" required />
    </>
  );
}
