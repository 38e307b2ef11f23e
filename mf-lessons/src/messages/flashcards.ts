const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

/** Every sentence of the flashcards screen that loads with it. */
export const flashcards = {
  kind: 'Flashcards',
  untitled: 'Flashcards',
  what: 'What flashcards are',
  explanation:
    'Each card shows a word or a sentence from the lesson in Swiss German. Turn it over to see the English. Going through the cards after the video is the quickest way to remember what you heard.',
  how: 'When a card comes back',
  howText:
    'A card you know comes back the next day, then after days, then after weeks. A card you do not know yet comes back in the same session. A few minutes a day is enough.',
  whoText: 'BASIC and VIP include the flashcards of every video lesson.',
  subscribe: 'Subscribe',
  backToLesson: 'Back to the lesson',
  loading: 'Loading the flashcards',
  /**
   * The alert of ERROR-flashcards. The title is the part before the colon; 'Log In' is a button.
   */
  noAccess: {
    title: 'No access',
    description: 'Please Sign in or subscribe to BASIC or VIP.',
    logIn: 'Log In',
  },
  failure: {
    title: 'The flashcards could not be opened',
    text: 'Please check your connection and try again.',
  },
  none: {
    title: 'There are no flashcards for this lesson',
    text: 'Please make sure the address is correct, or pick another lesson.',
    allLessons: 'All lessons',
  },
  /** Headings over cards of several lessons. */
  due: { title: 'Due today', text: 'Cards of all your lessons, mixed.' },
  all: { title: 'All my cards', text: 'What is due, what is new, and what you know.' },
  retry: 'Retry',
  practice: 'Practice',
  counts: {
    due: 'Due',
    fresh: 'New',
    learned: 'Learned',
  },
  first: {
    label: 'First side',
    gsw: 'Swiss German',
    en: 'English',
  },
  typeAnswers: 'Type the answers',
  noField: 'The field could not be loaded, so these cards are turned.',
  card: {
    turn: 'Turn the card',
    turnBack: 'Turn back',
    listen: 'Listen',
    inTheFilm: (at: string) =>
      at === '0:00' ? 'At the start of the video' : `In the video at ${at}`,
    noSound: 'The recording could not be played.',
    offline: 'You are offline, so this card cannot be played.',
    machine: 'Sample: machine voice',
  },
  answer: {
    notYet: 'Not yet',
    again: 'once more in this session',
    aside: 'set aside for now',
    known: 'Known',
    extra: 'practice only',
    undo: 'Undo',
    keys: 'Keys: space turns the card, 1 or ← not yet, 2 or → known, Z undo.',
  },
  progress: (knownCount: number, of: number) =>
    `${knownCount} of ${cards(of)} known in this session`,
  extra: 'Extra practice: it does not change when a card comes back.',
  saving: {
    retrying: 'Your last answers are not saved yet. We keep them and try again.',
    refused: 'Some of your last answers could not be saved.',
  },
  end: {
    title: 'Done with these cards',
    /** While there is more to do. */
    moreTitle: 'Well done',
    reviewed: 'All cards reviewed',
    goOn: 'What comes next',
    /** Before the last card. */
    early: 'End here',
    left: (count: number) => `Go on: ${cards(count)} left`,
    nothingTitle: 'Nothing is due today',
    atOnce: (count: number) => `${cards(count)} known the first time`,
    later: (count: number) => `${cards(count)} known after another try`,
    moreNew: (count: number) =>
      `Learn ${count === 1 ? '1 more new card' : `${count} more new cards`}`,
    anyway: 'Practise anyway',
  },
  when: {
    tomorrow: 'tomorrow',
    inDays: (days: number) => `in ${days} days`,
    inMonths: (months: number) => `in ${months} months`,
    inYears: (years: number) => (years === 1 ? 'in a year' : `in ${years} years`),
  },
} as const;
