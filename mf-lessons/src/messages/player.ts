/** Every sentence in the player before its controls load. */
export const player = {
  region: 'Video player',
  label: (title: string) => `Video: ${title}`,
  loading: 'Loading the video',
  reconnecting: 'Reconnecting…',
  offline: 'You are offline. The lesson continues when the connection is back.',
  failed: {
    title: 'The video stopped',
    text: 'Please check your connection and try again.',
  },
  unsupported: {
    title: 'This browser cannot play the video',
    text: 'Please use a current version of Chrome, Edge, Firefox or Safari.',
  },
  /** Names of the caption tracks in a phone's full screen, each in its own language. */
  tracks: { gsw: 'Schwiizertüütsch', en: 'English' },
} as const;
