import { useId } from 'react';
import { Checkbox } from 'kit';
import styles from './consent-switches.module.css';

export interface ConsentSwitchProps {
  readonly label: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once: a switch, and not a box that waits for a button. */
export function ConsentSwitch({ label, description, isOn, onChange }: ConsentSwitchProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <Checkbox
        role="switch"
        label={label}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={id}
      />
      <p id={id} className={styles['description']}>
        {description}
      </p>
    </div>
  );
}
