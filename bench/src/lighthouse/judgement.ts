/** The result of one run of Lighthouse on a page. */
export interface Judgement {
  /** Performance, 0 to 1. */
  readonly score: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total blocking time, ms. */
  readonly blocked: number;
}

interface LighthouseReport {
  readonly runtimeError?: { readonly message?: string };
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/**
 * Reads a report of Lighthouse.
 *
 * @param json its output with `--output json`
 * @throws {Error} with Lighthouse's own reason when it could not judge the page
 */
export function readJudgement(json: unknown): Judgement {
  const { runtimeError, categories, audits } = json as LighthouseReport;
  const score = categories.performance?.score;
  const lcp = audits['largest-contentful-paint']?.numericValue;
  const blocked = audits['total-blocking-time']?.numericValue;
  if (typeof score !== 'number' || lcp === undefined || blocked === undefined) {
    throw new Error(`Lighthouse gave no score: ${runtimeError?.message ?? 'it does not say why'}`);
  }
  return { score, lcp, blocked };
}

/** The run with the median score. LCP orders runs of equal score. */
export function medianOf(runs: readonly Judgement[]): Judgement {
  const sorted = runs.toSorted((a, b) => a.score - b.score || b.lcp - a.lcp);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('There is no median of no runs');
  return median;
}

/** A page, and all runs of the product and of M2 on it. */
export interface JudgedPath {
  readonly path: string;
  readonly product: readonly Judgement[];
  readonly m2: readonly Judgement[];
}

function cell(runs: readonly Judgement[]): string {
  const { score, lcp, blocked } = medianOf(runs);
  const all = runs.map((run) => run.score.toFixed(2)).join(' ');
  const seconds = `${(lcp / 1000).toFixed(1)} s`;
  return `${score.toFixed(2)}  LCP ${seconds}  blocked ${Math.round(blocked)} ms  (${all})`;
}

/**
 * One line of the table: path, then for the product and for M2 the median score with its LCP and
 * blocking time, and the scores of all runs. "below" marks a page on which M2 has the better score.
 */
export function judgedLine({ path, product, m2 }: JudgedPath): string {
  const isBelow = medianOf(product).score < medianOf(m2).score;
  return `${path.padEnd(32)} ${cell(product)}  M2 ${cell(m2)}${isBelow ? '  below' : ''}`;
}
