import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { FieldError } from './FieldError';
import styles from './fields.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** Help that is always shown. */
  readonly hint?: ReactNode;
  /** Error text. It marks the input as invalid; screen readers read it with the input. */
  readonly error?: string;
}

/**
 * One line of text with its label above. Controlled with `value`, or uncontrolled with
 * `defaultValue`; `ref` is the input's. Give `name` and `autoComplete` for password managers. In a
 * prerendered page, an uncontrolled field keeps what was typed before hydration.
 */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={inputId}
        className={styles.input}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={classNames(
          rest['aria-describedby'],
          hint !== undefined && hintId,
          error !== undefined && errorId,
        )}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
