import type { ComponentPropsWithRef } from 'react';
import { classNames } from 'kit';
import { PlayerIcon, type PlayerIconName } from 'kit/player';
import styles from './controls.late.module.css';

export interface ControlButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: PlayerIconName;
  /** What it does; also shown as a tooltip. */
  readonly label: string;
}

/** A button of the bar: 44 px, an icon, and its name for screen readers. */
export function ControlButton({ icon, label, className, ...rest }: ControlButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
