/** Two lines of a recording that everybody may hear, copied from its text. */
export const liveLines = {
  recording: 'zaeme-rede-beizli',
  list: [
    {
      SwissGerman: 'Guete Aabig mitenand, hüt reded mer über d Bäiz.',
      English: 'Good evening, everyone, today we’re talking about the pub.',
    },
    {
      SwissGerman: 'Wèr vo öi isst gèrn uswèrts?',
      English: 'Who of you likes eating out?',
    },
  ],
} as const;
