/** The rounds of a measurement. */
export interface Rounds {
  /** First rounds, whose values are not kept. */
  readonly warmUps: number;
  readonly measured: number;
}

/** For a count, which should be the same in each round. */
export const COUNTING: Rounds = { warmUps: 0, measured: 3 };

export const ONCE: Rounds = { warmUps: 0, measured: 1 };

/** The subjects in another order each round, so that each comes first in turn. */
export const inRoundOrder = <S>(subjects: readonly S[], round: number): readonly S[] => {
  const start = round % Math.max(1, subjects.length);
  return [...subjects.slice(start), ...subjects.slice(0, start)];
};

/**
 * Measures all subjects in turn, round by round.
 *
 * @param measure gets the round from 0 on; undefined: a warm-up, whose values must not be kept
 */
export async function interleave<S>(
  subjects: readonly S[],
  { warmUps, measured }: Rounds,
  measure: (subject: S, round: number | undefined) => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < warmUps + measured; turn++) {
    const round = turn < warmUps ? undefined : turn - warmUps;
    for (const subject of inRoundOrder(subjects, turn)) await measure(subject, round);
  }
}
