/** How often something is measured. */
export interface Rounds {
  /** Rounds that are thrown away. */
  readonly warmUps: number;
  readonly measured: number;
}

/** A count is measured three times, because it should be the same every time. */
export const COUNTING: Rounds = { warmUps: 0, measured: 3 };

export const ONCE: Rounds = { warmUps: 0, measured: 1 };

/** Changes the order of the subjects each round, so that none always comes first. */
export const inRoundOrder = <S>(subjects: readonly S[], round: number): readonly S[] => {
  const start = round % Math.max(1, subjects.length);
  return [...subjects.slice(start), ...subjects.slice(0, start)];
};

/**
 * Measures all subjects in turn, round by round.
 *
 * @param measure told the round, counted from 0; undefined for a warm-up, which is not to be kept
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
