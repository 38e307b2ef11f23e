/** Icons on a grid of 24 px; those in `SOLID` are filled. */
const PATHS = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

export type PlayerIconName = keyof typeof PATHS;

const SOLID: readonly PlayerIconName[] = ['play', 'pause'];

/** An icon in the colour of its text. Its parent names it. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  const isSolid = SOLID.includes(name);
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke={isSolid ? 'none' : 'currentColor'}
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
