/** The result of one run of Lighthouse on a page. */
export interface Judgement {
  /** Performance, 0 to 1. */
  readonly score: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
}

interface LighthouseReport {
  readonly runtimeError?: { readonly message?: string };
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/**
 * @param json what Lighthouse writes with `--output json`
 * @throws {Error} with Lighthouse's own reason when it could not judge the page
 */
export function readJudgement(json: unknown): Judgement {
  const { runtimeError, categories, audits } = json as LighthouseReport;
  const score = categories.performance?.score;
  const lcp = audits['largest-contentful-paint']?.numericValue;
  if (typeof score !== 'number' || lcp === undefined) {
    throw new Error(`Lighthouse gave no score: ${runtimeError?.message ?? 'it does not say why'}`);
  }
  return { score, lcp };
}

/** The run with the median score. Runs of equal score are ordered by LCP. */
export function medianOf(runs: readonly Judgement[]): Judgement {
  const sorted = runs.toSorted((a, b) => a.score - b.score || b.lcp - a.lcp);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('There is no median of no runs');
  return median;
}

/** A page and all its runs. */
export interface JudgedPath {
  readonly path: string;
  readonly runs: readonly Judgement[];
}

/** One line of the table: path, median score and its LCP, and the scores of all runs. */
export function judgedLine({ path, runs }: JudgedPath): string {
  const { score, lcp } = medianOf(runs);
  const all = runs.map((run) => run.score.toFixed(2)).join(' ');
  return `${path.padEnd(32)} ${score.toFixed(2)}  LCP ${(lcp / 1000).toFixed(1)} s  (${all})`;
}
