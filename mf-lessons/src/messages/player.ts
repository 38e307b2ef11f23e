/**
 * Every sentence a learner can read in the player before its controls are there; those of the controls
 * come with them.
 */
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
  /** For a phone's own full screen, in the language they are in. */
  tracks: { gsw: 'Schwiizertüütsch', en: 'English' },
} as const;
