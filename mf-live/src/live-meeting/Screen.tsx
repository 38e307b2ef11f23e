import { classNames, createScreen, Icon, Link, Page } from 'kit';
import { messages } from '../messages';
import { JoinMeeting } from './JoinMeeting';
import styles from './styles.module.css';
import { useMeetingRoom, type MeetingRoom } from './use-meeting-room';

/**
 * Leads to a live lesson's Zoom meeting, and says what a learner needs for it. Source:
 * ROUTE-live-meeting.
 */
export function LiveMeetingScreen() {
  const { title, intro } = messages.liveMeeting;
  const room = useMeetingRoom();
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles.stack}>
        <JoinMeeting room={room} />
        <MeetingNeeds hasPlan={room.hasPlan} />
        <Permission />
      </div>
    </Page>
  );
}

/**
 * Lists what a learner needs before a live lesson. The plan is listed only for those without one.
 */
function MeetingNeeds({ hasPlan }: Pick<MeetingRoom, 'hasPlan'>) {
  const { heading, list, plan } = messages.liveMeeting.needs;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.needs}>
        {list.map((need) => (
          <Need key={need.name} {...need} />
        ))}
        {hasPlan !== true && (
          <Need {...plan} className={hasPlan === undefined ? styles.unlessMember : undefined} />
        )}
      </ul>
    </section>
  );
}

interface NeedProps {
  readonly name: string;
  readonly text: string;
  readonly className?: string | undefined;
}

function Need({ name, text, className }: NeedProps) {
  return (
    <li className={classNames(className)}>
      <Icon name="check" />
      <div>
        <strong>{name}</strong>
        <p>{text}</p>
      </div>
    </li>
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
