import { useId, type ReactNode } from 'react';
import { search } from '../messages/search';
import styles from './search-form.module.css';

const LEVELS = [1, 2, 3, 4, 5];

/** The choices of difficulty and order. The search form reserves room for them before they load. */
export function Filters() {
  return (
    <>
      <Choice name="level" label={search.level}>
        <option value="">{search.levels}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {search.ofLevel(level)}
          </option>
        ))}
      </Choice>
      <Choice name="sort" label={search.sort}>
        <option value="">{search.newest}</option>
        <option value="oldest">{search.oldest}</option>
      </Choice>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Choice({ name, label, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {children}
      </select>
    </div>
  );
}
