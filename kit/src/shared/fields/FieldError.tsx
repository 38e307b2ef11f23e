import { Icon } from '../icon/Icon';
import styles from './fields.module.css';

export interface FieldErrorProps {
  /** For the `aria-describedby` of the field. */
  readonly id: string;
  /** What is wrong; nothing is shown without it. */
  readonly children: string | undefined;
}

/** The error below a field. */
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
