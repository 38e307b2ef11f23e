import { usePlatform } from 'kit';
import { dayText, hourText, type PrivateStudent } from 'shared-contracts';
import { room } from '../messages/room';
import { AskedCard, useAsked } from './AskedCard';
import styles from './teacher.late.module.css';

const text = room.teacher.students;

/** Tells teachers who has a private lesson, and when. */
export function PrivateStudents() {
  const { functions } = usePlatform();
  const asked = useAsked(
    async () => (await functions.call('getPrivateStudents', {})).students,
    'The private students could not be read',
  );
  const found = asked.state.status === 'success' ? asked.state.value : undefined;
  return (
    <AskedCard id="students" text={text} asked={asked} isKnown={found !== undefined}>
      {found && <Students students={found} />}
    </AskedCard>
  );
}

function Students({ students }: { readonly students: readonly PrivateStudent[] }) {
  if (students.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <p className={styles.hint}>{text.zone}</p>
      <ul className={styles.hours}>
        {students.map(({ name, hour, before }, place) => (
          <li key={place}>
            <span className={styles.hour}>{hour ? hourText(hour) : text.noHour}</span>
            <bdi>{name || text.noName}</bdi>
            {before && (
              <span className={styles.hint}>
                {text.before(hourText(before), dayText(before.until))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
