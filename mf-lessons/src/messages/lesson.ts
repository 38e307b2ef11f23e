/** Every sentence a learner can read in an opened lesson alone, beside the player's. */
export const lesson = {
  text: {
    layers: 'Show',
    languages: { gsw: 'Swiss German', en: 'English' },
    reveal: { gsw: 'Show the Swiss German', en: 'Show the English' },
    revealOf: {
      gsw: (line: number) => `Show the Swiss German of line ${line}`,
      en: (line: number) => `Show the English of line ${line}`,
    },
    playLine: (line: number, at: string) => `Play line ${line}, ${at}`,
    loopLine: (line: number) => `Repeat line ${line}`,
    pauseAfterLine: 'Pause after each line',
  },
} as const;
