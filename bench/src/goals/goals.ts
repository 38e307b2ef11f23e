import { MANY, MANY_IN_M2 } from '../growth/composition-names';
import { ratio, value } from './figures';
import type { Goal } from './goal';

/**
 * The table of goals. A row is measured on the slow phone, unless it names a profile. Times are
 * ratios within one run, because milliseconds of two machines do not compare.
 * Source: docs/performance.md, What holds.
 */
export const GOALS: readonly Goal[] = [
  {
    what: 'cold home, LCP ÷ M',
    unit: 'ratio',
    mustHold: 0.4,
    goal: 0.3,
    figure: ratio({ scenario: 'home-cold', metric: 'lcp' }, 'm'),
  },
  ...(
    [
      ['cold home', 'home-cold'],
      ['cold deep link to a lesson (visitor)', 'lesson-cold-visitor'],
      ['cold deep link to a lesson (signed in)', 'lesson-cold-member'],
    ] as const
  ).flatMap(([what, scenario]): Goal[] => [
    {
      what: `${what}, usable content ÷ M`,
      unit: 'ratio',
      mustHold: 0.95,
      goal: 0.85,
      figure: ratio({ scenario, metric: 'usable' }, 'm'),
    },
    {
      what: `${what}, usable content ÷ M2`,
      unit: 'ratio',
      mustHold: 1.4,
      goal: 1.15,
      figure: ratio({ scenario, metric: 'usable' }, 'm2'),
    },
  ]),
  {
    what: 'JS before usable content, Brotli',
    unit: 'kB',
    mustHold: 122.5,
    goal: 110,
    figure: value({ scenario: 'home-cold', metric: 'jsBytesBefore' }, 1 / 1000),
  },
  {
    what: 'requests before usable content',
    unit: 'count',
    mustHold: 6,
    goal: 5,
    figure: value({ scenario: 'home-cold', metric: 'requestsBefore' }),
  },
  {
    what: 'serial rounds before usable content',
    unit: 'count',
    mustHold: 2,
    goal: 2,
    figure: value({ scenario: 'home-cold', profile: 'latency', metric: 'rounds' }),
  },
  {
    what: 'cold home, blocking time ÷ M',
    unit: 'ratio',
    mustHold: 0.5,
    goal: 0.4,
    figure: ratio({ scenario: 'home-cold', metric: 'tbt' }, 'm'),
  },
  {
    what: 'navigation to a prefetched remote ÷ M2',
    unit: 'ratio',
    mustHold: 1.15,
    goal: 1,
    figure: ratio({ scenario: 'navigation-prefetched', metric: 'time' }, 'm2'),
  },
  {
    what: 'navigation to a cold remote ÷ M',
    unit: 'ratio',
    mustHold: 1.15,
    goal: 1.15,
    figure: ratio({ scenario: 'navigation-cold', metric: 'time' }, 'm'),
  },
  {
    what: 'warm home, LCP ÷ M',
    unit: 'ratio',
    mustHold: 0.7,
    goal: 0.55,
    figure: ratio({ scenario: 'home-warm', metric: 'lcp' }, 'm'),
  },
  {
    what: 'cold home, 40 remotes ÷ 4 (usable content)',
    unit: 'ratio',
    mustHold: 1.05,
    goal: 1.02,
    figure: ratio({ scenario: 'growth', subject: '40 remotes', metric: 'usable' }, '64 lessons'),
  },
  {
    what: 'cold home, 2,000 lessons ÷ 64 (usable content)',
    unit: 'ratio',
    mustHold: 1.15,
    goal: 1.05,
    figure: ratio({ scenario: 'growth', subject: MANY, metric: 'usable' }, '64 lessons'),
  },
  {
    what: 'video ÷ MP4, prefetched',
    unit: 'ratio',
    mustHold: 0.4,
    goal: 0.24,
    figure: ratio({ scenario: 'video-prefetched', metric: 'firstFrame' }, 'mp4', {
      scenario: 'video-mp4',
    }),
  },
  {
    what: 'video ÷ MP4, not prefetched',
    unit: 'ratio',
    mustHold: 1.15,
    goal: 1.0,
    figure: ratio({ scenario: 'video-cold', metric: 'firstFrame' }, 'mp4', {
      scenario: 'video-mp4',
    }),
  },
  {
    what: 'video ÷ MP4, not prefetched, unthrottled',
    unit: 'ratio',
    mustHold: 2.2,
    goal: 1.8,
    figure: ratio({ scenario: 'video-cold', profile: 'fast', metric: 'firstFrame' }, 'mp4', {
      scenario: 'video-mp4',
    }),
  },
  {
    what: 'CLS, cold home',
    unit: 'score',
    mustHold: 0.01,
    goal: 0,
    figure: value({ scenario: 'home-cold', metric: 'cls' }),
  },
  ...(
    [
      ['first click on home', 'interaction'],
      ['search', 'interaction-search'],
      ['flip', 'interaction-flip'],
      ['open', 'interaction-open'],
      ['send', 'interaction-send'],
    ] as const
  ).map(([what, scenario]): Goal => ({
    what: `INP ÷ M2, ${what}`,
    unit: 'ratio',
    mustHold: 1.2,
    goal: 1,
    figure: ratio({ scenario, metric: 'inp' }, 'm2'),
  })),
  {
    what: 'INP ÷ M2, search in 2,000 lessons',
    unit: 'ratio',
    mustHold: 1.2,
    goal: 1,
    figure: ratio({ scenario: 'interaction-search', subject: MANY, metric: 'inp' }, MANY_IN_M2),
  },
  {
    what: 'INP in the live chat, 200 people and 20 messages a second ÷ an empty room',
    unit: 'ratio',
    mustHold: 1.5,
    goal: 1.2,
    figure: ratio({ scenario: 'live-chat', profile: 'fast', metric: 'inp' }, 'empty room'),
  },
  {
    what: 'the same, messages a second wanted ÷ written',
    unit: 'ratio',
    mustHold: 1.1,
    goal: 1.05,
    figure: value({ scenario: 'live-chat', profile: 'fast', metric: 'shortfall' }),
  },
  {
    what: 'scrolling home with 2,000 lessons, longest frame ÷ M2',
    unit: 'ratio',
    mustHold: 1.2,
    goal: 1,
    figure: ratio(
      { scenario: 'scrolling', subject: MANY, profile: 'fast', metric: 'longestFrame' },
      MANY_IN_M2,
    ),
  },
  {
    what: 'heap after 50 visits of every remote ÷ after 5, ÷ M',
    unit: 'ratio',
    mustHold: 1.02,
    goal: 1,
    figure: ratio({ scenario: 'heap', profile: 'fast', metric: 'grown' }, 'm'),
  },
  {
    what: 'an edited remote until learners see it ÷ building it alone',
    unit: 'ratio',
    mustHold: 1.5,
    goal: 1.2,
    figure: ratio({ scenario: 'shipping', profile: 'fast', metric: 'time' }, 'built alone'),
  },
  {
    what: 'after a rollback and the next reading of the registry: navigations to the build before it',
    unit: 'count',
    mustHold: 0,
    goal: 0,
    figure: value({ scenario: 'rollback', profile: 'fast', metric: 'stale' }),
  },
  {
    what: 'anonymous home: function calls',
    unit: 'count',
    mustHold: 0,
    goal: 0,
    figure: value({ scenario: 'backend-home', profile: 'fast', metric: 'calls' }),
  },
  {
    what: 'anonymous home: client reads',
    unit: 'count',
    mustHold: 1,
    goal: 0,
    figure: value({ scenario: 'backend-home', profile: 'fast', metric: 'clientReads' }),
  },
];
