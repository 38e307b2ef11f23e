import { createScreen, Icon, Link, Page } from 'kit';
import { messages } from '../messages';
import { Meeting } from './Meeting';
import styles from './styles.module.css';
import { useMeetingRoom } from './use-meeting-room';

/**
 * Leads to a live lesson's Zoom meeting, and says what a learner needs for it. Source:
 * ROUTE-live-meeting.
 */
export function LiveMeetingScreen() {
  const { title, intro } = messages.liveMeeting;
  const room = useMeetingRoom();
  return (
    <Page title={title} intro={intro}>
      <div className={styles.columns}>
        <Meeting room={room} />
        <div className={styles.stack}>
          <MeetingNeeds />
          <Permission />
        </div>
      </div>
    </Page>
  );
}

/** Lists what a learner needs before a live lesson. */
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

/** Explains the browser's question about microphone and camera, with a link about Zoom's data. */
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
