import { fileURLToPath } from 'node:url';
import { writeSpecCoverage } from './write-coverage';

// Writes docs/spec-coverage.md from the reports that the arguments name. `npm test` runs it last.
// It fails when a row is open without a reason, or a report is missing.
const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const errors = await writeSpecCoverage({
  reportsDir: inRoot('reports'),
  reports: process.argv.slice(2),
  outFile: inRoot('docs/spec-coverage.md'),
});
errors.forEach((line) => console.error(line));
process.exitCode = errors.length === 0 ? 0 : 1;
