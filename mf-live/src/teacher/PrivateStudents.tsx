import { usePlatform } from 'kit';
import { dayText, hourText } from 'common';
import type { PrivateStudent } from 'shared-contracts';
import { room } from '../messages/room';
import { RequestCard, useServerRequest } from './RequestCard';
import styles from './teacher.late.module.css';

const text = room.teacher.students;

/** Lists the students of private lessons with their hours, for teachers. */
export function PrivateStudents() {
  const { functions } = usePlatform();
  const request = useServerRequest(
    async () => (await functions.call('getPrivateStudents', {})).students,
    'The private students could not be read',
  );
  const students = request.state.status === 'success' ? request.state.value : undefined;
  return (
    <RequestCard id="students" text={text} request={request} isKnown={students !== undefined}>
      {students && <Students students={students} />}
    </RequestCard>
  );
}

function Students({ students }: { readonly students: readonly PrivateStudent[] }) {
  if (students.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <p className={styles.hint}>{text.zone}</p>
      <ul className={styles.hours}>
        {students.map(({ name, hour, before: earlierHour }, place) => (
          <li key={place}>
            <span className={styles.hour}>{hour ? hourText(hour) : text.noHour}</span>
            <bdi>{name || text.noName}</bdi>
            {earlierHour && (
              <span className={styles.hint}>
                {text.before(hourText(earlierHour), dayText(earlierHour.until))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
