import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { classNames } from '../styles/class-names';
import styles from './fields.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** Help that is always shown. */
  readonly hint?: ReactNode;
  /** What is wrong; marks the input as invalid and is read with it. */
  readonly error?: string;
}

/**
 * One line of text with its label above. Controlled with `value`, or uncontrolled with
 * `defaultValue`; `ref` is the input's. Give `name` and `autoComplete`, so that password managers
 * know it; a prerendered one keeps what was typed before hydration when it is uncontrolled.
 */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={inputId}
        className={styles['input']}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={classNames(
          rest['aria-describedby'],
          hint !== undefined && hintId,
          error !== undefined && errorId,
        )}
      />
      {hint !== undefined && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
