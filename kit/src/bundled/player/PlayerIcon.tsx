/** Icons on a grid of 24 px; those in `SOLID` are filled. */
const PATHS = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  previous: 'M6 5.5v13M18 6v12l-9-6z',
  next: 'M18 5.5v13M6 6v12l9-6z',
  loop: 'M5 11V9.5A3.5 3.5 0 0 1 8.5 6H18M15 3l3 3-3 3M19 13v1.5a3.5 3.5 0 0 1-3.5 3.5H6M9 21l-3-3 3-3',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3.5 5.5h17v13h-17zM10.5 10.3a2.2 2.2 0 1 0 0 3.4M17 10.3a2.2 2.2 0 1 0 0 3.4',
  settings: 'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.2 5.3v4.4M8.8 14.3v4.4',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leaveFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  startOver: 'M4.5 4.5v5h5M5 9.5A8 8 0 1 1 4.2 14',
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
