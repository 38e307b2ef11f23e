/** Three lines that a visitor can hear, each with its lesson and line number. */
export const phrases = {
  title: 'Hear three sentences',
  list: [
    {
      lesson: 'wo-isch-de-baanhof',
      line: 1,
      SwissGerman: 'Äxgüsi, wo isch de Baanhof?',
      English: 'Excuse me, where is the station?',
    },
    {
      lesson: 'es-gipfeli-und-en-kafi',
      line: 2,
      SwissGerman: 'Ich hett gèrn es Gipfeli und en Kafi.',
      English: 'I’d like a croissant and a coffee.',
    },
    {
      lesson: 'was-gits-zmorge',
      line: 1,
      SwissGerman: 'Guete Morge! Häsch guet gschlaafe?',
      asked: 'What did she ask?',
      answers: ['Is the coffee good?', 'Did you sleep well?'],
      right: 'Did you sleep well?',
    },
  ],
  hear: (sentence: number) => `Hear sentence ${sentence}`,
  machine: 'Sample: machine voice',
  failure: 'The sound could not be played. Please check your connection and try again.',
  /** Before an answer. */
  hint: 'Press the speaker, listen, then choose. You need no account for this.',
  yes: 'Yes! You have understood your first sentence.',
  /** Before the name of a free lesson. */
  next: 'Next:',
  no: 'Not quite. She wished him a good morning and asked: “Did you sleep well?”',
} as const;
