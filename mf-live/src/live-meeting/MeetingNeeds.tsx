import { Icon } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, list } = messages.liveMeeting.needs;

/** What to have ready before a live lesson. */
export function MeetingNeeds() {
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.needs}>
        {list.map(({ name, text }) => (
          <li key={name}>
            <Icon name="check" />
            <div>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
