import { brokenMembers } from './broken-members';
import { committedReports } from './contract-report';

/** What an older shell offered breaks of a build of now: one line of a report is not there. */
function brokenWithout(contract: 'platform' | 'kit', holder: string, line: string) {
  const reports = committedReports();
  const [before = '', declaration = '', ...after] = reports[contract].split(
    new RegExp(`(?<=interface ${holder} [^{]*\\{)([^]*?\\n\\})`),
  );
  if (!declaration.includes(line)) throw new Error(`${holder} has no "${line}" any more`);
  const text = [before, declaration.replace(line, ''), ...after].join('');
  return [...brokenMembers({ ...reports, [contract]: text }, reports)];
}

test.each([
  ['platform', 'RouteLocation', 'readonly from?: string;', 'RouteLocation.from', 'it is gone'],
  [
    'platform',
    'Alert',
    'readonly inputs?: readonly AlertInput[];',
    'Alerts.show',
    'inputs is gone',
  ],
  ['platform', 'SignUpFlow', ', purpose?: string', 'SignUpFlow.start', 'parameter 2 is gone'],
  ['kit', 'TextFieldProps', 'readonly hint?: ReactNode;', 'kit.TextField', 'hint is gone'],
] as const)(
  'an optional member that is gone from %s, of %s: %s',
  (contract, holder, line, ...is) => {
    expect(brokenWithout(contract, holder, line)).toContainEqual(is);
  },
);
