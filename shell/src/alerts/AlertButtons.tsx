import { Button } from 'kit';
import type { AlertButton } from 'shared-contracts';
import styles from './alerts.module.css';
import { arrangement, type ShownButton } from './rules';

interface AlertButtonsProps {
  readonly buttons: readonly ShownButton[];
  readonly onPress: (button: AlertButton) => void;
}

/** The row or stack of buttons. The default one submits the form, so Enter presses it. */
export function AlertButtons({ buttons, onPress }: AlertButtonsProps) {
  return (
    <div className={styles[arrangement(buttons.length)]}>
      {buttons.map(({ button, style, isDefault }, index) => (
        <Button
          key={index}
          className={styles['button']}
          variant={style}
          type={isDefault ? 'submit' : 'button'}
          onClick={isDefault ? undefined : () => onPress(button)}
        >
          {button.title}
        </Button>
      ))}
    </div>
  );
}
