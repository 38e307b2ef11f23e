import { Link } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, text, privacyBefore, privacyLink, privacyAfter } = messages.liveMeeting.permission;

/** Microphone and camera: what the browser asks, and where to read what Zoom learns. */
export function Permission() {
  return (
    <section aria-labelledby="permission">
      <h2 id="permission" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>
        {privacyBefore}
        <Link to="/privacy-policy">{privacyLink}</Link>
        {privacyAfter}
      </p>
    </section>
  );
}
