import styles from './icon.module.css';

/** Drawings on a grid of 24 px, one path each. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21a8 8 0 0 1 16 0',
  settings:
    'M10.1 5.2l.4-2.7h3l.4 2.7 1.6.6 2.1-1.6 2.2 2.2-1.6 2.1.6 1.6 2.7.4v3l-2.7.4-.6 1.6 1.6 2.1-2.2 2.2-2.1-1.6-1.6.6-.4 2.7h-3l-.4-2.7-1.6-.6-2.1 1.6-2.2-2.2 1.6-2.1-.6-1.6-2.7-.4v-3l2.7-.4.6-1.6-1.6-2.1 2.2-2.2 2.1 1.6zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  play: 'M8 5.5v13l10.5-6.5z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  retry: 'M20 4v5h-5M19.5 9A8 8 0 1 0 20 13',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  readonly name: IconName;
}

/**
 * An icon of 24 px in the colour of its text. Screen readers skip it; the text or `aria-label`
 * around it has the meaning.
 */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={styles.icon}
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
