import { useMemo } from 'react';
import { Link } from 'kit';
import { useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves } from '../catalogue/shelves';
import { progress } from '../messages/progress';
import { flashcardsPath, lessonPath } from '../paths';
import styles from './progress.late.module.css';

/** Replaces an empty week: how it works, and where to begin. */
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
        <Step {...practise} to={newest && flashcardsPath(newest.DocID)} />
        <Step {...comeBack} />
      </ol>
    </>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly link?: string;
  /** Absent while it is unknown, or when there is nothing to open. */
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
