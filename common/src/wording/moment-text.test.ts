import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The time zone of a process is set at its start, so each test runs the module in a separate
 * process. In Switzerland, 29 March 2026 has 23 hours and 25 October 2026 has 25.
 */
const MODULE = pathToFileURL(join(__dirname, 'moment-text.ts')).href;

type Zone = 'Europe/Zurich' | 'America/New_York';

/** Evaluates an expression in that time zone; `ms` reads a moment. */
function inZone(zone: Zone, expression: string): unknown {
  const program = `import { momentText, momentInSentence } from '${MODULE}';
    const ms = (text) => Date.parse(text);
    console.log(JSON.stringify(${expression}));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const output = execFileSync(process.execPath, args, {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

const EVENINGS = [
  '2026-03-28T20:00:00+01:00',
  '2026-03-29T20:00:00+02:00',
  '2026-10-24T20:00:00+02:00',
  '2026-10-25T20:00:00+01:00',
];

test.each<[Zone, string[]]>([
  [
    'Europe/Zurich',
    [
      'Saturday 28 March at 20:00',
      'Sunday 29 March at 20:00',
      'Saturday 24 October at 20:00',
      'Sunday 25 October at 20:00',
    ],
  ],
  [
    'America/New_York',
    [
      'Saturday 28 March at 15:00 (20:00 Swiss time)',
      'Sunday 29 March at 14:00 (20:00 Swiss time)',
      'Saturday 24 October at 14:00 (20:00 Swiss time)',
      'Sunday 25 October at 15:00 (20:00 Swiss time)',
    ],
  ],
])('a lesson around the change of clocks is named by the clock in %s', (zone, texts) => {
  expect(inZone(zone, `${JSON.stringify(EVENINGS)}.map(momentText)`)).toEqual(texts);
});

test('tomorrow and today are calendar days, also on a shorter or longer day', () => {
  const moments = [
    ['2026-03-29T20:00:00+02:00', '2026-03-28T00:10:00+01:00'],
    ['2026-03-30T20:00:00+02:00', '2026-03-29T00:10:00+01:00'],
    ['2026-10-25T20:00:00+01:00', '2026-10-25T00:10:00+02:00'],
    ['2026-10-26T20:00:00+01:00', '2026-10-25T00:10:00+02:00'],
    ['2026-10-26T20:00:00+01:00', '2026-10-24T23:50:00+02:00'],
  ];
  const program = `${JSON.stringify(moments)}.map(([at, now]) => momentInSentence(at, ms(now)))`;
  expect(inZone('Europe/Zurich', program)).toEqual([
    'tomorrow at 20:00',
    'tomorrow at 20:00',
    'today at 20:00',
    'tomorrow at 20:00',
    'on Monday at 20:00',
  ]);
});

test('a lesson after midnight in Switzerland is on the evening before in New York', () => {
  const program = `[momentText('2026-03-30T02:00:00+02:00'),
    momentInSentence('2026-03-30T02:00:00+02:00', ms('2026-03-29T12:00:00-04:00'))]`;
  expect(inZone('America/New_York', program)).toEqual([
    'Sunday 29 March at 20:00 (02:00 Swiss time)',
    'today at 20:00 (02:00 Swiss time)',
  ]);
});
