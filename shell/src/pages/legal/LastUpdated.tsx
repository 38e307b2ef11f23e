import styles from './styles.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @param props.day calendar day `2026-11-20`; UTC, so that no time zone moves it */
export function LastUpdated({ day }: { readonly day: string }) {
  return (
    <p className={styles.updated}>
      Last updated: <time dateTime={day}>{DAY.format(new Date(day))}</time>
    </p>
  );
}
