const two = (value: number) => String(value).padStart(2, '0');

/** `72.4` as `1:12`, for the eye. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** `72.4` as `1 minute 12 seconds`, for the ear. */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const said = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'second' : 'seconds'}`,
  ];
  return said.filter((part) => part !== false).join(' ');
}

/** Every sentence a learner can read in the player. */
export const player = {
  region: 'Video player',
  label: (title: string) => `Video: ${title}`,
  loading: 'Loading the video',
  reconnecting: 'Reconnecting…',
  failed: {
    title: 'The video stopped',
    text: 'It could not be played any further. Please check your connection and try again.',
  },
  unsupported: {
    title: 'This browser cannot play the video',
    text: 'Please use a current version of Chrome, Edge, Firefox or Safari.',
  },
  controls: 'Video controls',
  play: 'Play',
  pause: 'Pause',
  previousLine: 'Previous line',
  nextLine: 'Next line',
  loop: 'Repeat this line',
  mute: 'Mute',
  volume: 'Volume',
  percent: (part: number) => `${Math.round(part * 100)} percent`,
  position: 'Position',
  positionOf: (now: number, end: number) => `${spokenTime(now)} of ${spokenTime(end)}`,
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  pictureInPicture: 'Picture in picture',
  captions: {
    label: 'Captions',
    languages: { off: 'Off', gsw: 'Swiss German', en: 'English', both: 'Both' },
    /** For a phone's own full screen, in the language they are in. */
    tracks: { gsw: 'Schwiizertüütsch', en: 'English' },
  },
  settings: {
    label: 'Settings',
    speed: 'Speed',
    speeds: [0.5, 0.75, 1, 1.25, 1.5, 2],
    times: (speed: number) => (speed === 1 ? 'Normal' : `${speed}×`),
    quality: 'Quality',
    auto: 'Automatic',
    height: (height: number) => `${height}p`,
    pauseAfterLine: 'Pause after each line',
    shortcuts: 'Keyboard shortcuts',
    help: 'Show the keyboard shortcuts',
    startOver: 'Start over',
  },
  resumed: (from: string) => `You were at ${from}`,
  startOver: 'Start over',
  ended: 'Finished',
  watchAgain: 'Watch again',
  help: {
    title: 'Keyboard',
    text: 'These keys act while the focus is in the player or in the text beside it.',
    off: 'They are switched off in the settings of the player.',
    close: 'Close',
    keys: [
      { keys: ['Space', 'K'], what: 'Play or pause' },
      { keys: ['←', '→'], what: '5 seconds back or forward' },
      { keys: ['J', 'L'], what: '10 seconds back or forward' },
      { keys: ['Shift ←', 'Shift →'], what: 'Previous or next line' },
      { keys: ['C'], what: 'Captions: off, Swiss German, English, both' },
      { keys: ['M'], what: 'Sound on or off' },
      { keys: ['F'], what: 'Full screen' },
      { keys: ['?'], what: 'This help' },
    ],
  },
} as const;
