import { fileURLToPath } from 'node:url';
import { writeSpecCoverage } from './write-coverage';

// Run by `npm test` after the last test: writes docs/spec-coverage.md from the reports.
const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const unknown = await writeSpecCoverage({
  reportsDir: inRoot('reports'),
  outFile: inRoot('docs/spec-coverage.md'),
});
unknown.forEach((line) => console.error(line));
process.exitCode = unknown.length === 0 ? 0 : 1;
