import { useId } from 'react';
import styles from './menu.late.module.css';

export interface ChoiceProps<T> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** Radio buttons in a menu. A choice applies at once. */
export function Choice<T extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span className={styles.name}>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
