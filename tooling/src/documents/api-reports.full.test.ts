import { readFileSync } from 'node:fs';
import { aRegisteredRemote } from 'common-testing';
import { brokenMembers } from 'delivery/build/contract/broken-members';
import { committedReports, type Reports } from 'delivery/build/contract/contract-report';
import { inRoot } from 'delivery/paths';
import { requireUnbroken } from 'delivery/release/require-unbroken';
import { apiReports } from './api-reports';

/** Changes in copies of the sources. Each breaks a member, except the added event. */
const CHANGES = {
  'shared-contracts/src/platform/services.ts': [
    '  show(alert: Alert): void;',
    '  show(alert: Alert, title: string): void;',
  ],
  'shared-contracts/src/callables/lessons.ts': [
    'SearchLinesRequestSchema = v.strictObject({',
    'SearchLinesRequestSchema = v.strictObject({ language: v.string(),',
  ],
  'kit/src/shared/card/Card.tsx': [
    'extends HTMLAttributes<HTMLElement> {',
    'extends HTMLAttributes<HTMLElement> {\n  readonly level: 1 | 2;',
  ],
  'shared-contracts/src/base/events.ts': [
    'lessonOpened: {',
    'lessonLeft: { readonly VideoID: string };\n  lessonOpened: {',
  ],
  'kit/src/shared/index.ts': ["export { useTitle } from './title/use-title';", ''],
} as const;

let changed: Reports;
// This takes long, so `npm test` has `broken-members.test.ts`, which changes the reports instead.
beforeAll(() => {
  const texts = Object.entries(CHANGES).map(([file, [before, after]]) => {
    const text = readFileSync(inRoot(file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no "${before}" any more`);
    return [file, text.replace(before, after)];
  });
  changed = apiReports(Object.fromEntries(texts) as Record<string, string>);
});

const offered = (api: Reports, contract: string, kit: string) => ({
  contract,
  provides: { 'kit-1': kit },
  api: { ...api, uses: [] },
});
/** Ships a shell with all changes, while a build of mf-live that learners have uses a member. */
function ship(member: string): void {
  const owner = { team: '@swissgerman/live', onCall: 'live@swissgerman.example' };
  const remote = aRegisteredRemote({
    name: 'mf-live',
    manifest: { owner, build: '1a2b3c4d', contract: '^1.4.0' },
  });
  const user = {
    manifest: remote.manifest,
    libraries: { 'kit-1': '^1.1.0' },
    api: { ...committedReports(), uses: [member] },
  };
  const live = offered(committedReports(), '1.14.0', '1.1.0');
  requireUnbroken(offered(changed, '1.15.0', '1.2.0'), live, [user]);
}

test.each([
  [
    'the contract',
    'Alerts.show',
    'Target signature provides too few arguments. Expected 2 or more, but got 1',
    'CONTRACT_VERSION in shared-contracts/src/remotes/contract-version.ts',
  ],
  [
    'a callable',
    'CallableMap.searchLines',
    "Property 'language' is missing in type '{ query: string; }' but required in type '{ language: string; query: string; }'",
    'CONTRACT_VERSION in shared-contracts/src/remotes/contract-version.ts',
  ],
  [
    'kit',
    'kit.Card',
    "Property 'level' is missing in type 'CardProps' but required in type 'CardProps'",
    'the version in kit/package.json',
  ],
])('a break of %s that a build uses is refused in one line', (_, member, why, version) => {
  expect(() => ship(member)).toThrow(
    `${member} would break what learners have had in the last 30 days (${why}): mf-live (@swissgerman/live) uses it in 1a2b3c4d. Nothing has changed. Keep the member until learners have had none of these builds for 30 days. If the break is meant, raise the major of ${version}.`,
  );
});

test('nothing but the four members breaks, so an added event does not', () => {
  expect([...brokenMembers(changed, committedReports()).keys()].sort()).toEqual([
    'Alerts.show',
    'CallableMap.searchLines',
    'kit.Card',
    'kit.useTitle',
  ]);
});

test('a break of what no build uses passes with a higher minor', () => {
  expect(() => ship('Alerts.hide')).not.toThrow();
  // A build that uses the member is refused.
  expect(() => ship('kit.useTitle')).toThrow(/^kit\.useTitle would break .* \(it is gone\): /);
});
