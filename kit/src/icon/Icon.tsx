import { PATHS, type IconName } from './paths';
import styles from './icon.module.css';

export interface IconProps {
  readonly name: IconName;
}

/**
 * A drawing of 24 px in the colour of its text. It is hidden from screen readers: what it stands
 * for is said by the text or the `aria-label` of what holds it.
 */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
