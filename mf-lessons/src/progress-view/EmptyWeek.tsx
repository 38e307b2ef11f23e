import { useMemo } from 'react';
import { Link } from 'kit';
import { useTier } from '../access/use-tier';
import { useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves } from '../catalogue/shelves';
import { progress } from '../messages/progress';
import { flashcardsPath, lessonPath } from '../paths';
import styles from './progress.late.module.css';

/** Replaces an empty week: how it works, and where to begin with the last known plan. */
export function EmptyWeek() {
  const { state } = useCatalogue();
  const catalogue = state.status === 'success' ? state.value : undefined;
  const shelves = useMemo(() => catalogue && arrangeShelves(catalogue), [catalogue]);
  const hasPlan = useTier() > 0;
  const first = hasPlan ? shelves?.newest : shelves?.newestFree;
  const to = first && lessonPath(first);
  const { watch, practise, comeBack } = progress.steps;
  return (
    <>
      <p className={styles.text}>{progress.empty}</p>
      <ol className={styles.steps} aria-label={progress.howItWorks}>
        {hasPlan ? (
          <>
            <Step {...watch} to={to} />
            <Step {...practise} to={first && flashcardsPath(first.DocID)} />
          </>
        ) : (
          <>
            <Step title={watch.title} text={watch.text} link={watch.freeLink} to={to} />
            <Step
              title={practise.title}
              text={practise.planText}
              link={practise.planLink}
              to={shelves && '/subscriptions'}
            />
          </>
        )}
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
    <li className={styles.step}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.about}>{text}</p>
      {to !== undefined && (
        <Link to={to} className={styles.link}>
          {link}
        </Link>
      )}
    </li>
  );
}
