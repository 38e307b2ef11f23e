/** What a learner reads where the comments of a lesson are, before they are open. */
export const commentsPlace = {
  title: 'Comments',
  invitation: 'Ask about a line, or say what helped you.',
  loading: 'Loading the comments',
  failure: 'The comments could not be loaded. Please check your connection and try again.',
  retry: 'Retry',
  /** Of each line of the text. */
  ask: 'Ask about this line',
} as const;
