/** Every sentence about comments before their code has loaded. */
export const commentsPlace = {
  title: 'Comments',
  invitation: 'Ask about a line, or say what helped you.',
  loading: 'Loading the comments',
  failure: 'The comments could not be loaded. Please check your connection and try again.',
  retry: 'Retry',
  /** Label of the button at each line of the text. */
  ask: 'Ask about this line',
} as const;
