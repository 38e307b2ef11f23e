import { brokenMembers } from './broken-members';
import { committedReports } from './contract-report';

/** In the committed reports: contract, declaration, text in it, and its replacement. */
const CHANGES = [
  // Removed optional members.
  ['platform', 'interface RouteLocation', 'readonly from?: string;', ''],
  ['platform', 'interface Alert', 'readonly inputs?: readonly AlertInput[];', ''],
  ['platform', 'interface SignUpFlow', ', purpose?: string', ''],
  ['kit', 'interface TextFieldProps', 'readonly hint?: ReactNode;', ''],
  // New required fields.
  ['kit', 'interface CardProps', '{', '{ readonly level: 1 | 2;'],
  [
    'platform',
    'const SearchLinesRequestSchema',
    'query:',
    'language: v.StringSchema<undefined>; query:',
  ],
  // A removed export.
  ['kit', 'function useTitle', 'useTitle', 'usePageTitle'],
  // A new event, which breaks nothing.
  ['platform', 'interface EventMap', '{', '{ lessonLeft: { readonly VideoID: string };'],
] as const;

test('changes of the committed reports break what uses their members, an added event does not', () => {
  const before = committedReports();
  const after = { ...before };
  for (const [contract, declaration, text, replacement] of CHANGES) {
    const [head, ...rest] = after[contract].split(
      new RegExp(`(?=\n(?:export )?${declaration}\\b)`),
    );
    const tail = rest.join('');
    if (!tail.includes(text)) throw new Error(`${declaration} has no "${text}" any more`);
    after[contract] = `${head}${tail.replace(text, replacement)}`;
  }
  expect(Object.fromEntries(brokenMembers(after, before))).toEqual({
    'Alerts.current$': 'inputs is gone',
    'Alerts.show': 'inputs is gone',
    'CallableMap.searchLines':
      "Property 'language' is missing in type '{ query: string; }' but required in type '{ language: string; query: string; }'",
    'RouteLocation.from': 'it is gone',
    'SignUpFlow.start': 'parameter 2 is gone',
    'kit.Card': "Property 'level' is missing in type 'CardProps' but required in type 'CardProps'",
    'kit.TextField': 'hint is gone',
    'kit.useTitle': 'it is gone',
  });
});
