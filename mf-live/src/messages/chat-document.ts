/** Sentences of the standalone chat. It does not load those of the screens. */
export const messages = {
  alone: {
    heading: 'The chat is part of the live lesson',
    text: 'On its own it cannot reach the others. Open it beside the stream.',
    link: 'Live lessons',
  },
} as const;
