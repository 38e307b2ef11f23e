import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { classNames } from '../styles/class-names';
import styles from './fields.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May hold links; pressing the rest of it toggles the box. */
  readonly label: ReactNode;
  /** What is wrong; marks the box as invalid and is read with it. */
  readonly error?: string;
}

/** A box to tick with its label beside it; `ref` is the input's. */
export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles['field'], className)}>
      <div className={styles['choice']}>
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          className={styles['box']}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={classNames(rest['aria-describedby'], error !== undefined && errorId)}
        />
        <label className={styles['choiceLabel']} htmlFor={inputId}>
          {label}
        </label>
      </div>
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
