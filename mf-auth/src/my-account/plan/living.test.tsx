import { screen, within } from '@testing-library/react';
import {
  AppError,
  PrepareDownloadRequestSchema,
  type Confirmation,
  type Entitlement,
} from 'shared-contracts';
import * as v from 'valibot';
import type { InMemoryOptions } from 'common-testing';
import { inDays, open as openScreen, section } from '../../testing/my-account';

const open = (documents: Readonly<Record<string, object>>, options: InMemoryOptions = {}) =>
  openScreen({}, { documents, ...options });

describe('purchases and changes', () => {
  const one = (kind: Confirmation['kind'], more: Partial<Confirmation> = {}): Confirmation => ({
    kind,
    at: '2026-11-01T12:00:00.000Z',
    identifier: 'VIP_monthly',
    ProductID: 'vip_monthly',
    ...more,
  });
  const ofHeidi = (...all: readonly Confirmation[]) =>
    Object.fromEntries(
      all.map((data, index) => [`Entitlements/uid-heidi/Confirmations/c${index}`, data]),
    );
  const lines = async () =>
    (await section('Purchases and changes').findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );

  test('lists date, purchase and amount, newest first', async () => {
    const amount = { currency: 'chf', unit_amount: 3900 };
    await open(
      ofHeidi(
        one('purchase', { amount }),
        one('change-scheduled', {
          at: '2026-11-20T12:00:00.000Z',
          effective: '2026-12-01T12:00:00.000Z',
          identifier: 'BASIC_monthly',
          from: 'VIP_monthly',
        }),
      ),
    );
    expect(await lines()).toEqual([
      '20 November 2026You chose to change from VIP to BASIC on 1 December 2026.',
      expect.stringMatching(/^1 November 2026You bought VIP\.CHF\s39\.00$/),
    ]);
  });

  test('names no web price in an app', async () => {
    const amount = { currency: 'chf', unit_amount: 3900 };
    await open(ofHeidi(one('purchase', { amount })), {
      device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
    });
    expect(await lines()).toEqual(['1 November 2026You bought VIP.']);
  });

  test.each([
    [
      one('purchase', { amount: { currency: 'chf', unit_amount: 0 } }),
      'You started the free trial of VIP.',
    ],
    [one('change', { from: 'BASIC_monthly' }), 'You changed from BASIC to VIP.'],
    [
      one('cancellation', { effective: '2026-12-01T12:00:00.000Z' }),
      'You cancelled VIP. It runs until 1 December 2026.',
    ],
    [one('resumption'), 'You resumed VIP. It renews again.'],
    [one('ended'), 'VIP ended.'],
    [
      one('ended', { hadTrial: true }),
      'VIP ended, because a free trial is given once, and you had one, or a plan, before. Nothing was charged.',
    ],
    [one('ended', { reason: 'slot-lost' }), 'We have returned your money.'],
    [one('ended', { reason: 'refund' }), 'its payment was refunded'],
    [one('ended', { reason: 'dispute' }), 'disputed at the bank'],
    [
      one('lesson-moved', { effective: '2026-12-01T12:00:00.000Z' }),
      'You moved your private lesson. The new hour starts on 1 December 2026.',
    ],
    [
      one('renewal', { amount: { currency: 'chf', unit_amount: 3900 } }),
      /VIP was renewed for a month\.CHF.39\.00$/,
    ],
    [
      one('renewal', { amount: { currency: 'chf', unit_amount: 0 } }),
      'VIP was renewed, and nothing was charged.',
    ],
    [
      one('change', { identifier: 'VIP_annually', from: 'VIP_monthly' }),
      'You changed VIP to yearly payment.',
    ],
    [
      one('change-scheduled', { from: 'VIP_annually', effective: '2026-12-01T12:00:00.000Z' }),
      'You chose to change VIP to monthly payment on 1 December 2026.',
    ],
  ])('says what happened: %#', async (confirmation, words) => {
    await open(ofHeidi(confirmation));
    expect((await lines())[0]).toMatch(words);
  });

  const NONE = 'You have not bought anything yet.';

  test('names both hours of a lesson that was moved', async () => {
    const hour = { Meridiem: 'AM', isBooked: true } as const;
    await open({
      ...ofHeidi(
        one('lesson-moved', {
          fromSlotID: 'tue-9am',
          slotID: 'fri-11am',
          effective: '2026-12-04T10:00:00.000Z',
        }),
      ),
      'PrivateLessons/tue-9am': { id: 'tue-9am', Day: 'TUE', Hour: 9, ...hour },
      'PrivateLessons/fri-11am': { id: 'fri-11am', Day: 'FRI', Hour: 11, ...hour },
    });
    expect((await lines())[0]).toMatch(
      /You moved your private lesson from Tuesday 09:00 to Friday 11:00( \(Polish time\))?\. The new hour starts on 4 December 2026\./,
    );
  });

  test('says that the member has bought nothing', async () => {
    await open({});
    expect(await section('Purchases and changes').findByText(NONE)).toBeVisible();
  });

  test.each([
    ['ios', /in the App Store/],
    ['android', /in Google Play/],
  ] as const)(
    'says where those of the %s app are, not that there are none',
    async (platform, words) => {
      await open({
        'Entitlements/uid-heidi': {
          Tier: 1,
          ProductID: 'basic_monthly',
          identifier: 'BASIC_monthly',
          platform,
          cancels: false,
          purchase_date: inDays(-10),
          expires_date: inDays(20),
        },
      });
      expect(await section('Purchases and changes').findByText(words)).toBeVisible();
      expect(section('Purchases and changes').queryByText(NONE)).not.toBeInTheDocument();
    },
  );

  test('does not say “nothing bought” while the plan cannot be read', async () => {
    await open(
      {},
      {
        refuseDocuments: (_, path) =>
          path === 'Entitlements/uid-heidi' ? new AppError('unavailable', 'offline') : undefined,
      },
    );
    expect(
      await section('Purchases and changes').findByText('There are no purchases on the web yet.'),
    ).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    let isOffline = true;
    const { user } = await open(ofHeidi(one('resumption')), {
      refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
    });
    const own = section('Purchases and changes');
    expect(await own.findByRole('alert')).toHaveTextContent('could not be loaded');
    isOffline = false;
    await user.click(own.getByRole('button', { name: 'Retry' }));
    expect(await lines()).toHaveLength(1);
  });
});

describe('private lessons', () => {
  const slot = { Day: 'TUE', Hour: 9, Meridiem: 'AM', isBooked: true } as const;
  const plan: Entitlement = {
    Tier: 3,
    ProductID: 'private_monthly',
    identifier: 'PRIVATE_monthly',
    platform: 'web',
    cancels: false,
    purchase_date: inDays(-10),
    expires_date: inDays(20),
    PrivateLessonSlotID: 'tue-9am',
  };
  const documents = (change: Partial<Entitlement> = {}) => ({
    'Entitlements/uid-heidi': { ...plan, ...change },
    'PrivateLessons/tue-9am': { id: 'tue-9am', ...slot },
    'PrivateLessons/fri-4pm': { id: 'fri-4pm', ...slot, Day: 'FRI', Hour: 4, Meridiem: 'PM' },
  });
  const times = () =>
    within(screen.getByRole('list', { name: 'Your next private lessons' })).getAllByRole('time');
  const days = () =>
    times().map((time) => new Date(time.getAttribute('datetime') ?? '').getUTCDay());

  test('lists the next four, with the school’s hour', async () => {
    await open(documents());
    expect(await screen.findByText('Your next private lessons')).toBeVisible();
    // In the school's time zone, and in others.
    const shown = /^Tuesday \d{1,2} [A-Z][a-z]+ at (09:00|\d\d:\d\d \(09:00 Polish time\))$/;
    for (const time of times()) expect(time).toHaveTextContent(shown);
    expect(days()).toEqual([2, 2, 2, 2]);
    expect(screen.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
  });

  test('give an app the address of a calendar file, which its web view could not keep', async () => {
    const url = 'https://media.example/s/token/place/download';
    const { user, platform } = await open(documents(), {
      device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'android' },
      functions: { prepareDownload: () => ({ url }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
    const [file] = platform.recorded.calls.filter(({ name }) => name === 'prepareDownload');
    expect(v.parse(PrepareDownloadRequestSchema, file?.payload)).toMatchObject({
      name: 'private-lessons.ics',
      text: expect.stringContaining('SUMMARY:Private Swiss German lesson'),
    });
    expect(platform.recorded.external).toEqual([url]);
  });

  test('are at the hour before until a move takes effect', async () => {
    await open(documents({ PrivateLessonMove: { from: 'fri-4pm', at: inDays(8) } }));
    await screen.findByText('Your next private lessons');
    expect(days()[0]).toBe(5);
    expect(days().at(-1)).toBe(2);
    expect(
      screen.getByText(
        /^You moved your lesson from Friday 16:00 to Tuesday 09:00( \(Polish time\))?\. /,
      ),
    ).toBeVisible();
  });

  test('are at the new hour alone once the move has taken effect', async () => {
    await open(documents({ PrivateLessonMove: { from: 'fri-4pm', at: inDays(-1) } }));
    await screen.findByText('Your next private lessons');
    expect(days()).toEqual([2, 2, 2, 2]);
    expect(screen.queryByText(/^You moved your lesson/)).not.toBeInTheDocument();
  });

  test('are not shown once the plan has ended', async () => {
    await open(documents({ expires_date: inDays(-1) }));
    await screen.findByText(/Your PRIVATE plan ended/);
    expect(screen.queryByText('Your next private lessons')).not.toBeInTheDocument();
  });
});
