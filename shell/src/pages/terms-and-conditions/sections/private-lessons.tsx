import type { LegalSection } from '../../legal/legal-text';

export const privateLessons: LegalSection = {
  id: 'private-lessons',
  title: 'Private lessons',
  body: (
    <>
      <ul>
        <li>
          You choose one free hour from Monday to Friday. All hours are given in Polish time. The
          clocks in Poland and Switzerland show the same time all year round.
        </li>
        <li>The first lesson is in the week after you subscribe, then every week at that hour.</li>
        <li>Missed lessons cannot be rescheduled.</li>
        <li>Upcoming lessons can be rescheduled with at least one week’s notice: write to us.</li>
        <li>If the teacher has to cancel, you get another date or the lesson refunded.</li>
      </ul>
      <p>
        The number of places is limited. Your hour is held for you while you are paying. If you do
        not finish in time, it becomes free for others; should a payment still arrive when the hour
        has been taken, we refund it in full.
      </p>
    </>
  ),
};
