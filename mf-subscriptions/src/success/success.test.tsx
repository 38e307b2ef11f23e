import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  type Confirmation,
  type CurrentSubscriptions,
  type Entitlement,
} from 'shared-contracts';
import { aCatalogue, aMember, aPath, createInMemoryPlatform } from 'common-testing';
import { ASK_EVERY_MS, WAIT_MS } from './plan-check';
import { SuccessScreen } from './Screen';

const VIP: CurrentSubscriptions = {
  vip_annually: {
    cancels: false,
    expires_date: '2027-11-24T12:00:00.000Z',
    purchase_date: '2026-11-24T12:00:00.000Z',
    identifier: 'VIP_annually',
    ProductID: 'vip_annually',
    Tier: 2,
  },
};

const PURCHASE: Confirmation = {
  kind: 'purchase',
  at: '2026-11-24T12:00:00.000Z',
  identifier: 'VIP_annually',
  ProductID: 'vip_annually',
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T12:01:00.000Z') });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(
  answer: () => CurrentSubscriptions,
  session: Parameters<typeof createInMemoryPlatform>[0] = { session: aMember() },
) {
  const platform = createInMemoryPlatform({
    path: '/success/cs_test_123',
    functions: { syncSubscription: answer },
    documents: { 'Entitlements/uid-heidi/Confirmations/cs_test_123': PURCHASE },
    ...session,
  });
  const changed: unknown[] = [];
  platform.events.on('subscriptionChanged').subscribe((payload) => changed.push(payload));
  const rendered = renderScreen(SuccessScreen, platform);
  await pass(0);
  return { ...rendered, platform, changed };
}
const heading = () => screen.getByRole('heading', { level: 1 });
const link = (name: string) => screen.getByRole('link', { name });

test('names the plan with its date, and emits the change', async () => {
  const { changed, platform } = await open(() => VIP);
  expect(heading()).toHaveTextContent('Thank you');
  expect(screen.getByText(/^Your VIP plan has started/)).toBeVisible();
  expect(screen.getByText(/^The next payment is on 24 November 2027/)).toBeVisible();
  expect(changed).toContainEqual({ ProductID: 'vip_annually' });
  expect(sessionStorage.getItem('mf-subscriptions.chosen-plan')).toBeNull();
  const parts = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(parts.map((part) => part.textContent)).toEqual([
    'Every lesson, translated line by line, and its cards',
    'The live lessons with their chat, and their recordings',
  ]);
  expect(link('Live lessons')).toHaveAttribute('href', '/live-lessons');
  // The id in the address proves nothing.
  for (const { payload } of platform.recorded.calls) expect(payload).toEqual({});
});

test('does not report an older plan as a purchase', async () => {
  jest.setSystemTime(Date.parse('2026-12-24T12:00:00.000Z'));
  await open(() => VIP);
  expect(heading()).toHaveTextContent('Your plan');
  expect(screen.getByText(/^Your VIP plan is running/)).toBeVisible();
});

test('does not offer the live lessons to BASIC', async () => {
  await open(() => ({
    basic_monthly: { ...VIP.vip_annually!, identifier: 'BASIC_monthly', Tier: 1 },
  }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(/live lessons/i)).not.toBeInTheDocument();
});

const own = 'Entitlements/uid-heidi/Confirmations';
test.each([
  ['of nobody', '/success/anything', { [`${own}/cs_test_123`]: PURCHASE }],
  [
    'of another learner',
    '/success/cs_other',
    { 'Entitlements/uid-ueli/Confirmations/cs_other': PURCHASE },
  ],
  ['that the address does not name', '/success', { [`${own}/cs_test_123`]: PURCHASE }],
  [
    'whose name is no purchase',
    '/success/in_1',
    { [`${own}/in_1`]: { ...PURCHASE, kind: 'renewal' } },
  ],
])('nobody is congratulated for a payment %s', async (_, path, documents) => {
  await open(() => VIP, { session: aMember(), path, documents });
  expect(heading()).toHaveTextContent('Your plan');
  expect(screen.queryByText(/Thank you|has started/)).not.toBeInTheDocument();
});

const ENDED: Confirmation = { ...PURCHASE, kind: 'ended', hadTrial: true };
test.each<[string, CurrentSubscriptions, Confirmation, string]>([
  ['no plan', {}, ENDED, '/my-account'],
  ['a plan of a store', VIP, ENDED, '/my-account'],
  // An earlier trial says nothing of this payment.
  ['the plan', VIP, { ...ENDED, at: '2026-11-24T11:59:59.000Z' }, '/success/cs_test_123'],
])(
  'a payment that began a second free trial leads to My account, which says why: beside %s',
  async (_, plans, ended, path) => {
    const { platform } = await open(() => plans, {
      session: aMember(),
      documents: { [`${own}/cs_test_123`]: PURCHASE, [`${own}/ended`]: ended },
    });
    expect(platform.navigation.location$.value.pathname).toBe(path);
    expect(screen.queryByText(/Thank you/) === null).toBe(ended === ENDED);
  },
);

test('reports no purchase if the confirmations cannot be read', async () => {
  await open(() => VIP, {
    session: aMember(),
    refuseDocuments: () => new AppError('unavailable', 'offline'),
  });
  expect(heading()).toHaveTextContent('Your plan');
});

test.each([
  [
    ...(['a trial', { trial_end: '2026-12-24T12:00:00.000Z' }] as const),
    'It is free until 24 December 2026. The first payment is on that day, unless you cancel before.',
  ],
  [
    ...([
      'a payment that failed',
      { expires_date: '2026-12-01T12:00:00.000Z', subscriptions: VIP },
    ] as const),
    'Your last payment failed. Everything keeps working until 1 December 2026. Save a card that works on the page “Subscriptions”.',
  ],
])('%s is not told as a plan that renews', async (_, change, words) => {
  const plan: Entitlement = { ...VIP.vip_annually!, platform: 'web', ...change };
  await open(() => VIP, {
    session: aMember(),
    documents: { [`${own}/cs_test_123`]: PURCHASE, 'Entitlements/uid-heidi': plan },
  });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/The next payment/)).not.toBeInTheDocument();
});

test.each([
  ['Start learning', '/videos/winter'],
  ['Start learning', '/flashcards/winter'],
  ['Back to where you were', '/live-lessons'],
])('“%s” leads to %s, where the learner came from', async (name, path) => {
  sessionStorage.setItem('mf-subscriptions.return-path', path);
  await open(() => VIP);
  expect(link(name)).toHaveAttribute('href', path);
});

describe('the first lesson of the path', () => {
  // `lesson-1` is the newest; `mini` was free before the payment.
  const school = {
    session: aMember(),
    catalogue: {
      ...aCatalogue(),
      lessons: [
        ...aCatalogue().lessons,
        { ...aCatalogue().lessons[0]!, DocID: 'mini', Type: 'mini_lesson' as const, isFree: true },
      ],
    },
    learningPath: aPath({ levels: [['mini', 'lesson-3'], ['lesson-2'], ['lesson-1'], [], []] }),
  };
  const skipped = { why: 'skipped', german: 'skipped', heard: 'skipped' } as const;
  const updatedAt = '2026-11-24T12:00:00.000Z';

  test.each([
    ['no wish is known', null],
    ['the plans were opened from home', '/home'],
    ['the plans were opened from the start page', '/'],
  ])('is where learning starts when %s', async (_, from) => {
    if (from !== null) sessionStorage.setItem('mf-subscriptions.return-path', from);
    await open(() => VIP, school);
    expect(link('Start learning')).toHaveAttribute('href', '/videos/lesson-3');
  });

  test.each([
    ['follows the answers', { path: { ...skipped, understands: 'words' } }, 'lesson-2'],
    ['is one that is not finished', { finished: { 'lesson-3': '2026-11-20' } }, 'lesson-2'],
  ] as const)('%s', async (_, progress, lesson) => {
    await open(() => VIP, {
      ...school,
      documents: { 'LearnerState/uid-heidi': { ...progress, updatedAt } },
    });
    expect(link('Start learning')).toHaveAttribute('href', `/videos/${lesson}`);
  });

  test('is home where the school has no path, or it cannot be fetched', async () => {
    const { unmount } = await open(() => VIP, { ...school, learningPath: undefined });
    expect(link('Start learning')).toHaveAttribute('href', '/home');
    unmount();
    await open(() => VIP, { ...school, learningPath: new AppError('unavailable', 'offline') });
    expect(link('Start learning')).toHaveAttribute('href', '/home');
  });
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])(
  'not to %s, though',
  async (path) => {
    sessionStorage.setItem('mf-subscriptions.return-path', path);
    await open(() => VIP);
    expect(link('Start learning')).toHaveAttribute('href', '/home');
  },
);

test('waits for the payment, and reports no plan meanwhile', async () => {
  let answer: CurrentSubscriptions = {};
  await open(() => answer);
  expect(heading()).toHaveTextContent('Checking your payment');
  expect(screen.getByRole('status')).toHaveTextContent('Checking your payment');
  answer = VIP;
  await pass(ASK_EVERY_MS);
  expect(heading()).toHaveTextContent('Thank you');
});

test('says what to do after 30 seconds, and offers to ask again', async () => {
  let answer: CurrentSubscriptions = {};
  await open(() => answer);
  await pass(WAIT_MS + ASK_EVERY_MS);
  expect(heading()).toHaveTextContent('Your payment is not confirmed yet');
  expect(screen.getByText(/do not pay a second time/)).toBeVisible();
  expect(link('Contact')).toHaveAttribute('href', '/contact');
  answer = VIP;
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await pass(0);
  expect(heading()).toHaveTextContent('Thank you');
});

test('asks again after a failure', async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw new AppError('unavailable', 'down');
    return VIP;
  });
  expect(heading()).toHaveTextContent('Checking your payment');
  isDown = false;
  await pass(ASK_EVERY_MS);
  expect(heading()).toHaveTextContent('Thank you');
});

test('asks a visitor to log in, and leads back to this page', async () => {
  await open(() => VIP, { session: { status: 'visitor' } });
  expect(heading()).toHaveTextContent('Log in to see your plan');
  expect(link('Log in')).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fsuccess%2Fcs_test_123',
  );
});

test('sends no more requests once the learner has left the page', async () => {
  const { platform, unmount } = await open(() => ({}));
  const before = platform.recorded.calls.length;
  unmount();
  await pass(WAIT_MS);
  expect(platform.recorded.calls.length).toBe(before);
});
