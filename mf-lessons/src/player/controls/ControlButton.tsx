import type { ComponentPropsWithRef } from 'react';
import { classNames } from 'kit';
import { PlayerIcon, type PlayerIconName } from 'kit/player';
import styles from './controls.late.module.css';

export interface ControlButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: PlayerIconName;
  /** Accessible name, also the tooltip. */
  readonly label: string;
}

/** A button of the bar: an icon of 44 px with an accessible name. */
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
