import { act, screen, within } from '@testing-library/react';
import { fakeIntersections, renderScreen } from 'kit/testing';
import { AppError, documentPaths, type PrivateLessonSlot } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryHandlers } from 'common-testing';
import { SubscriptionsScreen } from '../subscriptions/Screen';
import { OFFERS } from '../subscriptions/testing/offers';

fakeIntersections();
beforeEach(() => sessionStorage.clear());

const slot = (id: string, change: Partial<PrivateLessonSlot>): PrivateLessonSlot => ({
  id,
  Day: 'MON',
  Meridiem: 'AM',
  Hour: 9,
  isBooked: false,
  ...change,
});
const SLOTS = [
  slot('mon-4pm', { Hour: 4, Meridiem: 'PM' }),
  slot('mon-9am', {}),
  slot('fri-11am', { Day: 'FRI', Hour: 11 }),
  slot('tue-6pm', { Day: 'TUE', Hour: 6, Meridiem: 'PM', isBooked: true }),
];
const ANSWERS: InMemoryHandlers = {
  getRevenueCatOffer_v2_0: () => ({ offers: OFFERS }),
  getSubscriptionPlatform: () => ({ subscriptionPlatform: 'none' }),
  getCurrentSubscriptions: () => ({}),
  getHasAlreadySubscribed: () => ({ hasAlreadySubscribed: false }),
  createStripeCheckoutSession: () => ({ id: 'cs_1', url: 'https://pay.example/cs_1' }),
};

async function open(
  AmountOfLessons = 1,
  functions: InMemoryHandlers = ANSWERS,
  session = aMember(),
) {
  const platform = createInMemoryPlatform({
    path: '/subscriptions',
    session,
    functions,
    documents: {
      ...Object.fromEntries(SLOTS.map((one) => [`PrivateLessons/${one.id}`, one])),
      'PrivateLessons/PrivateLessonsMetadata': { MaxAmountOfLessons: 4, AmountOfLessons },
    },
  });
  const rendered = renderScreen(SubscriptionsScreen, platform);
  await act(async () => {});
  const press = async (name: string) => {
    await rendered.user.click(screen.getByRole('button', { name, hidden: true }));
    await act(async () => {});
  };
  const subscribe = async () => {
    const card = screen.getByRole('article', { name: 'PRIVATE' });
    await rendered.user.click(within(card).getByRole('button'));
  };
  return { ...rendered, platform, press, subscribe };
}
const heading = (name: string) => screen.queryByRole('heading', { name, hidden: true });
const column = (name: string) => screen.getByRole('region', { name, hidden: true });
const hoursOf = (name: string) =>
  within(column(name))
    .queryAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);
const alertOf = ({ platform }: Awaited<ReturnType<typeof open>>) =>
  platform.alerts.current$.value?.description;
const checkouts = ({ platform }: Awaited<ReturnType<typeof open>>) =>
  platform.recorded.calls.filter(({ name }) => name === 'createStripeCheckoutSession');

test('agreement, hour, checkout [SUBSCRIBE-private-lesson] [ASYNC-prerequisites] [PICKER-title] [PICKER-columns] [PICKER-hour-buttons] [PICKER-selected] [DOC-read-slots] [ABOUT-private-lessons] [DIALOG-important]', async () => {
  const page = await open();
  await page.subscribe();
  expect(heading('IMPORTANT!')).toBeInTheDocument();
  for (const rule of [/Polish time/, /next week/, /Missed lessons cannot/, /one week's notice/]) {
    expect(screen.getByText(rule)).toBeInTheDocument();
  }
  expect(checkouts(page)).toEqual([]);
  await page.press('I agree');
  expect(heading('choose time(Polish time)')).toBeInTheDocument();
  expect(['MON', 'TUE', 'WED', 'THU', 'FRI'].map(hoursOf)).toEqual([
    ['9 AM', '4 PM'],
    [],
    [],
    [],
    ['11 AM'],
  ]);
  await page.press('11 AM');
  const pressed = screen.getByRole('button', { name: '11 AM', hidden: true });
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await page.press('Continue');
  expect(checkouts(page)[0]?.payload).toEqual({
    offerID: 'VIP_BASIC_PRIVATE_monthly',
    packageID: 'PRIVATE_monthly',
    selectedPrivateLesson: 'fri-11am',
  });
  expect(page.platform.recorded.left).toEqual(['https://pay.example/cs_1']);
});

describe('a member without a name', () => {
  const openNameless = async (isAllowed = true) => {
    const functions = { ...ANSWERS, checkName: () => ({ isAllowed }) };
    const page = await open(1, functions, aMember({ Username: '' }));
    await page.subscribe();
    await page.press('I agree');
    return page;
  };
  const nameField = () => screen.getByLabelText('Username');

  test('adds one before the hours, and goes on to the checkout', async () => {
    const page = await openNameless();
    expect(heading('Your name')).toBeInTheDocument();
    expect(heading('choose time(Polish time)')).toBeNull();
    await page.user.type(nameField(), 'Heidi');
    await page.press('Save the name and go on');
    expect(page.platform.session.state$.value).toMatchObject({ user: { Username: 'Heidi' } });
    expect(heading('choose time(Polish time)')).toBeInTheDocument();
    await page.press('11 AM');
    await page.press('Continue');
    expect(checkouts(page)).toHaveLength(1);
  });

  test('keeps a refused name in its field', async () => {
    const page = await openNameless(false);
    await page.user.type(nameField(), 'Tina');
    await page.press('Save the name and go on');
    expect(screen.getByText(/is like that of a teacher or of the school/)).toBeInTheDocument();
    expect(nameField()).toHaveValue('Tina');
    expect(heading('choose time(Polish time)')).toBeNull();
  });
});

test('asks for an hour if none is selected, and stays open [VALID-slot-required]', async () => {
  const page = await open();
  await page.subscribe();
  await page.press('I agree');
  await page.press('Continue');
  expect(alertOf(page)).toBe(
    "Please select an hour in which you'd like to schedule your private lessons and try again.",
  );
  expect(heading('choose time(Polish time)')).toBeInTheDocument();
  expect(checkouts(page)).toEqual([]);
});

test('asks to wait until the hours are loaded [PICKER-please-wait]', async () => {
  const page = await open();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const query = page.platform.documents.query.bind(page.platform.documents);
  jest
    .spyOn(page.platform.documents, 'query')
    .mockImplementation((...request) => arrived.then(() => query(...request)));
  await page.subscribe();
  await page.press('I agree');
  expect(screen.getByText('please wait ...')).toBeInTheDocument();
  await act(async () => arrive());
  expect(screen.queryByText('please wait ...')).toBeNull();
  expect(hoursOf('FRI')).toEqual(['11 AM']);
});

test.each([
  ['all', 4],
  ['more than all', 5],
])('when %s lessons are sold it says so [VALID-slots-full]', async (_, sold) => {
  const page = await open(sold);
  await page.subscribe();
  await page.press('I agree');
  expect(alertOf(page)).toBe(
    'There are no available private lessons. Please check back in one month or consider subscribing to the VIP plan.',
  );
  expect(heading('choose time(Polish time)')).toBeNull();
});

test('shows and selects the learner’s own slot, also when all are sold [VALID-slots-hidden]', async () => {
  const page = await open(4);
  await page.platform.documents.merge(documentPaths.entitlement(aMember().user.UID), {
    PrivateLessonSlotID: 'tue-6pm',
  });
  await page.subscribe();
  await page.press('I agree');
  const own = within(column('TUE')).getByRole('button', { name: '6 PM', hidden: true });
  expect(own).toHaveAttribute('aria-pressed', 'true');
});

test('going back opens no checkout, and the plan can be pressed again', async () => {
  const page = await open();
  await page.subscribe();
  await page.press('Back');
  expect(heading('IMPORTANT!')).toBeNull();
  expect(checkouts(page)).toEqual([]);
  await page.subscribe();
  expect(heading('IMPORTANT!')).toBeInTheDocument();
});

test.each([
  ['slot-missing', /^Please select an hour/],
  ['slot-taken', /^Another student has just booked/],
  ['held-too-often', /^We have kept hours for you several times/],
  ['slots-full', /^There are no available private lessons/],
])('a checkout refused with %s says why [API-refusals]', async (reason, words) => {
  const page = await open(1, {
    ...ANSWERS,
    createStripeCheckoutSession: () => {
      throw new AppError('failed-precondition', 'No slot.', { reason });
    },
  });
  await page.subscribe();
  await page.press('I agree');
  await page.press('9 AM');
  await page.press('Continue');
  expect(alertOf(page)).toMatch(words);
});

test('says to wait after too many checkouts at once', async () => {
  const page = await open(1, {
    ...ANSWERS,
    createStripeCheckoutSession: () => {
      throw new AppError('resource-exhausted', 'Too much.');
    },
  });
  await page.subscribe();
  await page.press('I agree');
  await page.press('9 AM');
  await page.press('Continue');
  expect(alertOf(page)).toMatch(/^Too much is open at once. Please wait/);
});
