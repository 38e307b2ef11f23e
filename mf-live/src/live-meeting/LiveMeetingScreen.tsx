import { createScreen, Icon, Link, Page } from 'kit';
import { messages } from '../messages';
import { JoinMeeting } from './JoinMeeting';
import styles from './styles.module.css';

/** The place of a live lesson's Zoom meeting, and what a learner needs for it. Source: SPEC §2. */
export function LiveMeetingScreen() {
  const { title, intro } = messages.liveMeeting;
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles.stack}>
        <JoinMeeting />
        <MeetingNeeds />
        <Permission />
      </div>
    </Page>
  );
}

/** What to have ready before a live lesson. */
function MeetingNeeds() {
  const { heading, list } = messages.liveMeeting.needs;
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

/** The browser's question about microphone and camera, and a link to what Zoom learns. */
function Permission() {
  const { heading, text, privacyBefore, privacyLink, privacyAfter } =
    messages.liveMeeting.permission;
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

export default createScreen('live-meeting', LiveMeetingScreen);
