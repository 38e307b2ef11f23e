import { performance } from 'node:perf_hooks';
import { ROOT, runFolder } from 'delivery/paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { changedFiles } from '../tests/changed-files';
import { createReporter } from '../tests/reporter';
import { crashed, type StepResult } from '../tests/results';
import { folders, format, imports, lint, relatedUnit, types } from '../tests/steps';
import { countLine, exitCodeOf } from '../tests/summary';

const say = (line: string) => console.log(line);

const isCode = (file: string) => /\.([cm]?[jt]s|tsx)$/.test(file);
/** Files that a test may load: code, data, style sheets. */
const isLoadable = (file: string) => isCode(file) || /\.(json|css)$/.test(file);

/**
 * `npm run check` checks the types, the imports, and lint, format and unit tests of files that have
 * changed since the last commit on `main`. It starts no product, so it runs no emulator or browser
 * test. The last line holds the counts. Source: CMD-check.
 */
const check: Command = async (args) => {
  parseFlags(args, { flags: [] });
  const { base, files } = changedFiles(ROOT);
  say(`${files.length} files have changed since ${base.slice(0, 8)}`);
  const startedAt = performance.now();
  const results: StepResult[] = [];
  let isFinished = false;
  await withProcesses(runFolder(0, 'logs'), async (processes) => {
    const { run } = createReporter(processes, results, say);
    const checkFiles = async () => {
      const [code, loadable] = [files.filter(isCode), files.filter(isLoadable)];
      if (code.length > 0) await run(lint(code));
      if (code.length > 0) await run(imports);
      if (code.length > 0) await run(folders);
      if (files.length > 0) await run(format(files));
      if (loadable.length > 0) await run(relatedUnit(loadable));
    };
    await Promise.all([run(types), checkFiles()]);
    isFinished = true;
    return 0;
  });
  if (!isFinished) results.push({ name: 'run', seconds: 0, ...crashed('did not reach its end') });
  say(`Took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  say(countLine(results));
  return exitCodeOf(results);
};

export default check;
