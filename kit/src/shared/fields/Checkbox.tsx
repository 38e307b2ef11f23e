import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from './FieldError';
import styles from './fields.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May hold links; pressing the rest of it toggles the box. */
  readonly label: ReactNode;
  /** Error text. It marks the box as invalid; screen readers read it with the box. */
  readonly error?: string;
}

/** A checkbox with its label beside it; `ref` is the input's. */
export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          className={styles.box}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={classNames(rest['aria-describedby'], error !== undefined && errorId)}
        />
        <label className={styles.choiceLabel} htmlFor={inputId}>
          {label}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
