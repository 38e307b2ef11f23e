import { ButtonLink, Dialect, useSession } from 'kit';
import { messages } from '../messages';
import styles from './introduction.module.css';

/**
 * Introduces the school to visitors, and greets members. While the session is unknown, the page
 * contains both, and CSS shows one by the signed-in hint on the root element. Source: decision 30.
 */
export function Introduction() {
  const session = useSession();
  const isUnknown = session.status === 'unknown';
  // The remaining part keeps its elements when the session becomes known.
  return (
    <>
      {session.status !== 'member' && (
        <div className={isUnknown ? styles.unlessSignedIn : undefined}>
          <Welcome />
        </div>
      )}
      {session.status !== 'visitor' && (
        <div className={isUnknown ? styles.ifSignedIn : undefined}>
          <Greeting name={isUnknown ? '' : session.user.Username} />
        </div>
      )}
    </>
  );
}

function Greeting({ name }: { name: string }) {
  return (
    <header className={styles.greeting}>
      <h1 className={styles.hello}>
        <Dialect>{messages.member.greeting}</Dialect>
        <span className={styles.name}>{` ${name}`}</span>
      </h1>
      <p className={styles.text}>{messages.member.text}</p>
    </header>
  );
}

/** No primary button here: the first lesson has it, and needs no account. */
function Welcome() {
  const { title, text, signUp, plans, points } = messages.welcome;
  return (
    <header className={styles.welcome}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <ButtonLink to="/sign-in-up" variant="secondary">
          {signUp}
        </ButtonLink>
        <ButtonLink to="/subscriptions" variant="secondary">
          {plans}
        </ButtonLink>
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </header>
  );
}
