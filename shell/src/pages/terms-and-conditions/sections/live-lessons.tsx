import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const liveLessons: LegalSection = {
  id: 'live-lessons',
  title: 'Live lessons',
  body: (
    <>
      <p>
        <Link to="/live-lessons">Live lessons</Link> are for VIP members. They take place online, on
        Zoom, with a text chat beside them.
      </p>
      <ul>
        <li>Treat one another kindly. Everybody is there to make mistakes and learn from them.</li>
        <li>Use a name the teacher can call you by.</li>
        <li>
          Camera and microphone are your choice. Mute yourself when you are not speaking, so that
          others can hear.
        </li>
        <li>
          Lessons can be recorded for VIP members; the teacher says so at the start. Do not record,
          photograph or stream a lesson yourself.
        </li>
        <li>Do not pass on the link to a lesson or let others take part with your access.</li>
        <li>
          Who insults, harasses, discriminates or advertises can be removed from the lesson; after
          that we may close live lessons to the account.
        </li>
      </ul>
      <p>
        If we must cancel a live lesson, we say so as early as we can. The recordings stay open to
        you in the meantime.
      </p>
    </>
  ),
};
