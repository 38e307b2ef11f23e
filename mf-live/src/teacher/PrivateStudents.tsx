import { Button, Card, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { dayText, hourText, loading, type PrivateStudent } from 'shared-contracts';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

const text = room.teacher.students;

/** Tells teachers who has a private lesson, and when. */
export function PrivateStudents() {
  const { functions, log } = usePlatform();
  const [asking] = useState(() =>
    createAsync(async () => (await functions.call('getPrivateStudents', {})).students),
  );
  const found = useObservable(asking.state$, loading);
  useEffect(() => void asking.run(), [asking]);
  useEffect(() => {
    if (found.status === 'failure') log.warn('The private students could not be read', found);
  }, [found, log]);
  return (
    <Card as="section" className={styles.students} aria-labelledby="students">
      <h2 id="students">{text.heading}</h2>
      {(found.status === 'idle' || found.status === 'loading') && (
        <Skeleton kind="text" lines={3} label={text.loading} />
      )}
      {found.status === 'failure' && (
        <div role="alert">
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={() => void asking.run()}>
            {text.retry}
          </Button>
        </div>
      )}
      {found.status === 'success' && <Students students={found.value} />}
    </Card>
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
