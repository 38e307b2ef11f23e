/** Every sentence about a word that was opened. */
export const words = {
  english: 'English',
  german: 'Standard German',
  sample: 'Sample: not yet checked by a teacher',
  noEntry: 'This word is not in the glossary yet.',
  play: 'Play the line',
  more: 'More lines',
  moreFailure: 'The lines could not be loaded. Please check your connection and try again.',
  noMore: 'No other lesson that you can open says this word.',
  close: 'Close',
} as const;
