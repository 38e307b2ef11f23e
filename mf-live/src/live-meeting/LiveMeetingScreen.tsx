import { ButtonLink, Card, Page } from 'kit';
import { messages } from '../messages';
import { MeetingNeeds } from './MeetingNeeds';
import { Permission } from './Permission';
import styles from './styles.module.css';

/** Where the Zoom meeting of a live lesson opens, and what one needs for it. Source: SPEC §2. */
export function LiveMeetingScreen() {
  const { title, intro, status } = messages.liveMeeting;
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles.stack}>
        <Card as="section" aria-labelledby="status">
          <h2 id="status" className={styles.heading}>
            {status.heading}
          </h2>
          <p className={styles.text}>{status.text}</p>
          <ButtonLink to="/live-lessons">{status.link}</ButtonLink>
        </Card>
        <MeetingNeeds />
        <Permission />
      </div>
    </Page>
  );
}
