import { calendarFile } from './calendar-file';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const lesson = {
  title: 'Live lesson: Zäme rede, zäme lose',
  start: '2026-11-23T20:00:00+01:00',
  url: 'https://a.example/live',
};

test('a lesson has its time in UTC, an alarm, and escaped separators', () => {
  const lines = calendarFile([lesson], NOW).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:lesson-20261123T190000Z@a.example',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261123T190000Z',
      'SUMMARY:Live lesson: Zäme rede\\, zäme lose',
      'TRIGGER:-PT15M',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(3);
});

test('a lesson has the address of its page in fields that calendars show', () => {
  const url = 'https://a.example/live?a=1,2;b';
  const lines = calendarFile([{ ...lesson, title: 'Zäme', url }], NOW).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `URL:${url}`,
      'LOCATION:https://a.example/live?a=1\\,2\\;b',
      'DESCRIPTION:Zäme\\nhttps://a.example/live?a=1\\,2\\;b',
      'BEGIN:VALARM',
      'DESCRIPTION:Zäme',
    ]),
  );
});

test('a long line continues on the next one, and no letter is cut', () => {
  const title = 'ä'.repeat(100);
  const file = calendarFile([{ ...lesson, title }], NOW);
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('several lessons are one calendar', () => {
  const lines = calendarFile([lesson, { ...lesson, start: '2026-11-30T20:00:00+01:00' }], NOW);
  expect(lines.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(lines.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
});
