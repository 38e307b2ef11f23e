import { useMemo } from 'react';
import { Link } from 'kit';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { lessonPath } from '../lesson-card/lesson-path';
import { progress } from '../messages/progress';
import styles from './progress.late.module.css';

/** What stands in the place of the week before there is one: how it works, and where to begin. */
export function EmptyWeek() {
  const { state } = useCatalogue();
  const catalogue = state.status === 'success' ? state.value : undefined;
  const newest = useMemo(() => catalogue && arrangeShelves(catalogue).newest, [catalogue]);
  const { watch, practise, comeBack } = progress.steps;
  return (
    <>
      <p className={styles['text']}>{progress.empty}</p>
      <ol className={styles['steps']} aria-label={progress.howItWorks}>
        <Step {...watch} to={newest && lessonPath(newest)} />
        <Step {...practise} to={newest && `/flashcards/${encodeURIComponent(newest.DocID)}`} />
        <Step {...comeBack} />
      </ol>
    </>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly link?: string;
  /** Absent while it is not known, or where there is nothing to go to. */
  readonly to?: string | undefined;
}

function Step({ title, text, link, to }: StepProps) {
  return (
    <li className={styles['step']}>
      <h3 className={styles['name']}>{title}</h3>
      <p className={styles['about']}>{text}</p>
      {to !== undefined && (
        <Link to={to} className={styles['link']}>
          {link}
        </Link>
      )}
    </li>
  );
}
