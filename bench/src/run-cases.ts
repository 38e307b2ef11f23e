import { describeFailure } from 'delivery/plain-error';
import type { BenchCase, Lab } from './lab';

export interface CaseFailure {
  /** Name of the case. */
  readonly name: string;
  readonly message: string;
}

/**
 * Runs cases one after another. A failure of one does not stop the others.
 *
 * @returns the cases that failed, and why
 */
export async function runCases(
  cases: readonly Pick<BenchCase, 'name' | 'title' | 'run'>[],
  lab: Lab,
): Promise<readonly CaseFailure[]> {
  const failures: CaseFailure[] = [];
  for (const { name, title, run } of cases) {
    const startedAt = Date.now();
    lab.say(`Measuring ${title} …`);
    try {
      await run(lab);
      lab.say(`  ${name} took ${Math.round((Date.now() - startedAt) / 1000)} s`);
    } catch (error) {
      const message = describeFailure(error);
      failures.push({ name, message });
      lab.say(`  ${name} failed: ${message}`);
      // Open contexts would disturb the next case.
      await Promise.all(lab.browser.contexts().map((context) => context.close()));
    }
  }
  return failures;
}
