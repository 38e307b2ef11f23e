import type { Unit } from '../goals/goal';

/** How a metric is shown: what it is called, its unit, and by what its stored value is divided. */
export interface MetricDisplay {
  readonly label: string;
  readonly unit: Unit;
  readonly divisor: number;
}

const ms = (label: string): MetricDisplay => ({ label, unit: 'ms', divisor: 1 });
const kB = (label: string): MetricDisplay => ({ label, unit: 'kB', divisor: 1000 });
const count = (label: string): MetricDisplay => ({ label, unit: 'count', divisor: 1 });

const METRICS: Readonly<Record<string, MetricDisplay>> = {
  fcp: ms('FCP'),
  lcp: ms('LCP'),
  usable: ms('usable content'),
  tbt: ms('TBT'),
  script: ms('script time'),
  time: ms('time'),
  firstFrame: ms('first frame'),
  longestFrame: ms('longest frame'),
  inp: ms('INP'),
  p50: ms('p50'),
  p95: ms('p95'),
  cls: { label: 'CLS', unit: 'score', divisor: 1 },
  bytes: kB('bytes'),
  jsBytes: kB('script bytes'),
  bytesBefore: kB('bytes before usable'),
  jsBytesBefore: kB('script bytes before usable'),
  start: kB('heap before'),
  end: kB('heap after'),
  growth: kB('growth'),
  requests: count('requests'),
  requestsBefore: count('requests before usable'),
  decorationsBefore: count('fonts and pictures before usable'),
  rounds: count('serial rounds'),
  perSecond: count('messages a second'),
  shortfall: { label: 'wanted ÷ written', unit: 'ratio', divisor: 1 },
  seenMs: ms('until a message is seen'),
  stale: count('navigations to a build that was rolled back'),
  calls: count('function calls'),
  clientRequests: count('requests to Firestore'),
  clientReads: count('client reads'),
};

/** A metric without a description shows its own name. */
export const displayOf = (metric: string): MetricDisplay => METRICS[metric] ?? count(metric);

const SCENARIOS: Readonly<Record<string, string>> = {
  'home-cold': 'Cold home',
  'home-warm': 'Warm home',
  'lesson-cold-visitor': 'Cold deep link to a lesson, visitor',
  'lesson-cold-member': 'Cold deep link to a lesson, signed in',
  'navigation-cold': 'Navigation to a cold remote',
  'navigation-prefetched': 'Navigation to a prefetched remote',
  interaction: 'First interaction',
  'interaction-search': 'Search on home',
  'interaction-flip': 'Turning a flashcard',
  'interaction-open': 'Opening a lesson from home',
  'interaction-send': 'Sending a comment',
  'live-chat': 'Typing in a full live chat',
  scrolling: 'Scrolling home with 2,000 lessons',
  'log-in': 'Log-in to the first frame of a lesson',
  'video-prefetched': 'First frame, prefetched',
  'video-cold': 'First frame, not prefetched',
  'video-mp4': 'First frame, plain MP4',
  heap: 'Memory after twenty navigations',
  growth: 'Cold home as the product grows',
  'remote-entry': 'Size of each remoteEntry',
  handler: 'Handlers of the callables, 500 warm calls',
  shipping: 'An edited remote until learners see it',
  rollback: 'A rollback under an open page',
  build: 'Build with a warm cache',
};

const screenTitle = (screen: string) =>
  screen.endsWith('-member')
    ? `${screen.replace(/-member$/, '').replaceAll('-', ' ')}, signed in`
    : `${screen.replaceAll('-', ' ')}, visitor`;

export const scenarioTitle = (scenario: string): string => {
  const screen = /^backend-(.*)$/.exec(scenario)?.[1];
  return SCENARIOS[scenario] ?? (screen === undefined ? scenario : screenTitle(screen));
};

const SUBJECT_NAMES: Readonly<Record<string, string>> = { m: 'M', m2: 'M2', mp4: 'MP4' };

export const subjectName = (subject: string): string => SUBJECT_NAMES[subject] ?? subject;
