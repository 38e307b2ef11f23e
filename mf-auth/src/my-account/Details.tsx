import type { CurrentUser } from 'shared-contracts';
import { Icon } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const isNamed = (id: string): id is keyof typeof messages.myAccount.method =>
  id in messages.myAccount.method;

/** Name of a sign-in method; one we have no name for is shown as the provider calls it. */
const methodName = (id: string): string => (isNamed(id) ? messages.myAccount.method[id] : id);

/** What the identity provider knows of the learner. */
export function Details({ user }: { user: CurrentUser }) {
  const { details, name, noName, email, verified, notVerified, methods } = messages.myAccount;
  return (
    <>
      <h2 className={styles['heading']}>{details}</h2>
      <dl className={styles['details']}>
        <div>
          <dt>{name}</dt>
          <dd>{user.Username || noName}</dd>
        </div>
        <div>
          <dt>{email}</dt>
          <dd>
            {user.email}
            <span className={user.emailVerified ? styles['good'] : styles['open']}>
              <Icon name={user.emailVerified ? 'check' : 'warning'} />
              {user.emailVerified ? verified : notVerified}
            </span>
          </dd>
        </div>
        <div>
          <dt>{methods}</dt>
          <dd>{user.providers.map(methodName).join(', ')}</dd>
        </div>
      </dl>
    </>
  );
}
