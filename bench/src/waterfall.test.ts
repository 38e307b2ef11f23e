import { medianWaterfalls, waterfallOf, type Waterfall } from './waterfall';

const waterfall = (subject: string, round: number, usable: number): Waterfall => ({
  scenario: 'home-cold',
  subject,
  round,
  fcp: 0,
  lcp: 0,
  usable,
  requests: [],
});

test('keeps of each subject the round nearest to the median', () => {
  const all = [
    waterfall('product', 0, 900),
    waterfall('m', 0, 100),
    waterfall('product', 1, 500),
    waterfall('product', 2, 400),
  ];
  expect(medianWaterfalls(all).map(({ subject, round }) => [subject, round])).toEqual([
    ['product', 1],
    ['m', 0],
  ]);
});

test('tells requests by the time since the navigation, without those from the cache', () => {
  const request = {
    id: '1',
    url: 'https://localhost:1/assets/a.js?b=1',
    method: 'GET',
    type: 'Script',
    sentAt: 10.1,
    endedAt: 10.25,
    isFromCache: false,
    hasFailed: false,
    bytes: 5,
    arrivals: [],
  };
  const key = { scenario: 'home-cold', subject: 'product', round: 0 };
  const metrics = { fcp: 1, lcp: 2, usable: 3 } as Parameters<typeof waterfallOf>[1];
  const { requests } = waterfallOf(key, metrics, [request, { ...request, isFromCache: true }], 10);
  expect(requests).toEqual([
    { name: '/assets/a.js', type: 'Script', start: 100, end: 250, bytes: 5 },
  ]);
});
