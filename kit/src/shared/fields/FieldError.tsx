import { Icon } from '../icon/Icon';
import styles from './fields.module.css';

export interface FieldErrorProps {
  /** For the `aria-describedby` of the field. */
  readonly id: string;
  /** Error text; undefined shows nothing. */
  readonly children: string | undefined;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    children !== undefined && (
      <p className={styles.error} id={id}>
        <Icon name="warning" />
        {children}
      </p>
    )
  );
}
