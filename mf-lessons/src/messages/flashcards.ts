/** Every sentence a learner can read on the screen of flashcards alone. */
export const flashcards = {
  kind: 'Flashcards',
  untitled: 'Flashcards',
  what: 'What they are',
  explanation:
    'Each card shows a word or a sentence of the lesson in Swiss German; turn it over and you see the English. Going through the cards after the video is the quickest way to keep what you heard.',
  who: 'Who can use them',
  whoText: 'Flashcards belong to the BASIC and VIP plans, for every video lesson.',
  visitor: 'Please sign in or subscribe to BASIC or VIP.',
  logIn: 'Log In',
  subscribe: 'Subscribe',
  backToLesson: 'Back to the lesson',
} as const;
