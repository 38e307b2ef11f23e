import { readReport } from './index';

const call = {
  type: 'call',
  composition: 'shell-0a1b2c3d',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
  callable: 'getSecureData',
  code: 'unavailable',
  ms: 812,
  correlation: '0123456789abcdef',
};

test('reads every event of a report, without a field that an event does not have', () => {
  const events = [call, { ...call, UID: 'anna' }];
  expect(readReport(JSON.stringify({ events }))).toEqual({ events: [call, call] });
});

test.each([
  ['no JSON', '{"events": [', /^The body is no JSON\. Send \{ "events": \[…\] \}\.$/],
  ['nothing', '', /^The body is no JSON\./],
  ['null', 'null', /^body: ./],
  ['a list', '[]', /^events: is missing$/],
  ['no event', '{"events": []}', /^events: must hold an event$/],
  [
    'too many events',
    JSON.stringify({ events: Array.from({ length: 51 }, () => call) }),
    /^events: must hold at most 50 events$/,
  ],
  ['a bad event', JSON.stringify({ events: [call, { ...call, ms: '8' }] }), /^events\.1\.ms: ./],
])('says what is wrong with %s', (_, text, problem) => {
  expect(readReport(text)).toEqual({ problem: expect.stringMatching(problem) });
});
