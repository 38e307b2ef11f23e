import * as v from 'valibot';
import { MAX_DOWNLOAD_LENGTH, PrepareDownloadRequestSchema } from './media';

const CARDS = '#separator:tab\n#html:false\nGrüezi\tHello\n';
const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

test.each([
  ['gruezi-mitenand.txt', CARDS],
  [`${'a'.repeat(80)}.txt`, CARDS],
  ['live-lesson.ics', CALENDAR],
  ['cards-with-a-smile.txt', `${CARDS}😀\tsmile\n`],
  ['cards.txt', CARDS.padEnd(MAX_DOWNLOAD_LENGTH, 'ä')],
])('%s may be downloaded', (name, text) => {
  expect(v.is(PrepareDownloadRequestSchema, { name, text })).toBe(true);
});

test.each([
  ['a page', 'page.html', CARDS],
  ['a page behind another ending', 'cards.txt', '<script>alert(1)</script>'],
  ['a calendar that is called cards', 'cards.txt', CALENDAR],
  ['cards that are called a calendar', 'cards.ics', CARDS],
  ['a folder', '../cards.txt', CARDS],
  ['a second header', 'cards.txt"\r\nSet-Cookie: a=b;.txt', CARDS],
  ['a longer text', 'cards.txt', CARDS.padEnd(MAX_DOWNLOAD_LENGTH + 1, 'ä')],
  ['half of a character', 'cards.txt', `${CARDS}\ud800`],
  ['the other half', 'cards.txt', `${CARDS}\udc00 hoi`],
  ['bytes', 'cards.txt', [35]],
])('%s may not', (_, name, text) => {
  expect(v.is(PrepareDownloadRequestSchema, { name, text })).toBe(false);
});

test('takes no field that it does not know', () => {
  const request = { name: 'cards.txt', text: CARDS, type: 'text/html' };
  expect(v.is(PrepareDownloadRequestSchema, request)).toBe(false);
});

test.each([
  ['name', { name: 'page.html', text: CARDS }],
  ['text', { name: 'cards.txt', text: '<html>' }],
])('a %s that is no file of ours is named', (field, request) => {
  const { issues } = v.safeParse(PrepareDownloadRequestSchema, request, { abortPipeEarly: true });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});
