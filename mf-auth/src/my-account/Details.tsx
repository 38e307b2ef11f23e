import { ButtonLink } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { methodsOf } from '../account/sign-in-methods';
import { useFreshUser } from '../account/use-fresh-user';
import { VerifiedMark } from '../account/VerifiedMark';
import { myAccount } from '../messages/my-account';
import { ChangeUsername } from './ChangeUsername';
import styles from './styles.module.css';

/** Shows the learner's name, e-mail address and ways to log in, and changes them. */
export function Details({ user }: { readonly user: CurrentUser }) {
  useFreshUser(!user.emailVerified);
  const { name, noName, email, methods, settings } = myAccount;
  return (
    <>
      <dl className={styles.details}>
        <div>
          <dt>{name}</dt>
          <dd>{user.Username || noName}</dd>
        </div>
        <div>
          <dt>{email}</dt>
          <dd>
            {user.email}
            <VerifiedMark isVerified={user.emailVerified} />
          </dd>
        </div>
        <div>
          <dt>{methods}</dt>
          <dd>{methodsOf(user)}</dd>
        </div>
      </dl>
      <div className={styles.changes}>
        <ChangeUsername key={user.UID} username={user.Username} />
        <ButtonLink to="/settings" variant="secondary">
          {settings}
        </ButtonLink>
      </div>
    </>
  );
}
