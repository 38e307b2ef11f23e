import { act, screen, within } from '@testing-library/react';
import { fakeIntersections } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { aCatalogue, aSubscription, subscriptionsOf } from 'common-testing';
import { OFFERS } from './testing/offers';
import { alertOf, answers, asMember, card, cardNames, open, press } from './testing/plans-page';

fakeIntersections();

test('the page counts the lessons in the catalogue, and names no empty kind', async () => {
  const catalogue = { ...aCatalogue(), total: 77, totalMiniLessons: 12, totalRecordings: 2 };
  const { unmount } = await open({ catalogue });
  expect(screen.getByText('65 lessons, 12 mini lessons, 2 recordings')).toBeVisible();
  unmount();
  const { totalRecordings: _none, ...fewer } = catalogue;
  await open({ catalogue: { ...fewer, total: 13 } });
  expect(screen.getByText('1 lesson, 12 mini lessons')).toBeVisible();
});

describe('the cards', () => {
  test('one per package of the cycle, PRIVATE only per month [PLANS-card-per-package]', async () => {
    const { user } = await open();
    expect(cardNames()).toEqual(['BASIC', 'VIP', 'PRIVATE']);
    expect(card('VIP')).toHaveTextContent(/Pay annually, save CHF\s119\.00/);
    expect(card('PRIVATE')).not.toHaveTextContent(/save/i);
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(cardNames()).toEqual(['BASIC', 'VIP']);
    expect(card('VIP')).toHaveTextContent(/CHF\s349\.00 per year \(CHF\s29\.08 a month\)/);
    expect(card('VIP')).toHaveTextContent(/You save CHF\s119\.00 a year/);
  });

  test('name benefits, price and trial [CONST-price-format] [CONST-trial-wording] [ENTITY-package]', async () => {
    await open();
    expect(card('BASIC')).toHaveTextContent('A new video every week');
    expect(card('BASIC')).toHaveTextContent(/30 days free, then\s*CHF\s9\.90 per month/);
    expect(card('PRIVATE')).not.toHaveTextContent('days free');
    expect(press('VIP')).toHaveTextContent('TRY OUT');
    expect(press('PRIVATE')).toHaveTextContent('SUBSCRIBE');
  });

  test('say above each button what is due today, what comes next and how to end it', async () => {
    await open();
    const terms = within(card('PRIVATE')).getAllByRole('term');
    expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
      'Due today CHF\u00a0149.00',
      'After that CHF\u00a0149.00 per month',
      'To end it cancel here, at any time',
    ]);
    expect(
      terms[2]!.compareDocumentPosition(press('PRIVATE')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test('load when the page opens, for everybody, and nothing personal for a visitor [CALL-offers-on-open] [ASYNC-offers]', async () => {
    const { platform } = await open();
    expect(new Set(platform.recorded.calls.map(({ name }) => name))).toEqual(
      new Set(['getRevenueCatOffer_v2_0']),
    );
    expect(platform.recorded.calls[0]?.payload).toEqual({
      offerID: 'VIP_BASIC_PRIVATE_monthly',
      platform: 'web',
    });
  });

  test('wait until the session is known', async () => {
    const { platform } = await open({ session: { status: 'unknown' } });
    expect(screen.getByText('Loading the plans')).toBeInTheDocument();
    expect(cardNames()).toEqual([]);
    await act(async () => platform.setSession({ status: 'visitor' }));
    // A visitor may have had a plan.
    expect(await screen.findAllByText('nothing, for your first plan')).not.toHaveLength(0);
    expect(cardNames()).toEqual(['BASIC', 'VIP', 'PRIVATE']);
  });

  test('can be loaded again after a failure [ASYNC-offers] [ERROR-other-silent]', async () => {
    let isOffline = true;
    const { user, platform } = await open({
      functions: {
        ...answers(),
        getRevenueCatOffer_v2_0: () => {
          if (isOffline) throw new AppError('unavailable', 'offline');
          return { offers: OFFERS };
        },
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The plans could not be loaded');
    expect(alertOf(platform)).toBeNull();
    expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(cardNames()).toEqual(['BASIC', 'VIP', 'PRIVATE']);
  });

  test('open with the plan of the address, chosen before the checkout was left', async () => {
    await open({ path: '/subscriptions?plan=VIP_annually' });
    expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
  });

  const badges = () =>
    cardNames().map((name) => /Your choice|Recommended/.exec(card(name ?? '').textContent)?.[0]);

  test.each([
    ['/subscriptions', ['BASIC', 'VIP', 'PRIVATE'], [undefined, 'Recommended', undefined]],
    [
      '/subscriptions?plan=BASIC_monthly',
      ['BASIC', 'VIP', 'PRIVATE'],
      ['Your choice', 'Recommended', undefined],
    ],
    [
      '/subscriptions?plan=VIP_monthly',
      ['VIP', 'BASIC', 'PRIVATE'],
      ['Your choice', undefined, undefined],
    ],
    [
      '/subscriptions?plan=NONE_monthly',
      ['BASIC', 'VIP', 'PRIVATE'],
      [undefined, 'Recommended', undefined],
    ],
  ])('%s begins with what is wanted, and marks it', async (path, names, marks) => {
    await open({ path });
    expect(cardNames()).toEqual(names);
    expect(badges()).toEqual(marks);
  });

  test('mark the wanted plan in the other cycle, too', async () => {
    const { user } = await open({ path: '/subscriptions?plan=VIP_monthly' });
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(cardNames()).toEqual(['VIP', 'BASIC']);
    expect(card('VIP')).toHaveTextContent('Your choice');
  });

  const primary = () =>
    cardNames().filter((name) => press(name ?? '').classList.contains('primary'));

  test('have one primary button: that of the recommended plan', async () => {
    await open();
    expect(primary()).toEqual(['VIP']);
  });

  test('or that of the chosen plan, or of a cancelled one', async () => {
    const { unmount } = await open({ path: '/subscriptions?plan=BASIC_monthly' });
    expect(primary()).toEqual(['BASIC']);
    unmount();
    const basic = { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 };
    await asMember(subscriptionsOf(aSubscription({ ...basic, cancels: true })));
    expect(primary()).toEqual(['BASIC']);
  });
});

test('no learner is recommended a plan below their own', async () => {
  const { unmount } = await open();
  expect(card('VIP')).toHaveTextContent('Recommended');
  expect(press('VIP')).toHaveClass('primary');
  unmount();
  const own = { identifier: 'PRIVATE_monthly', ProductID: 'private_monthly', Tier: 3 };
  await asMember(subscriptionsOf(aSubscription(own)));
  expect(card('VIP')).not.toHaveTextContent('Recommended');
  expect(press('VIP')).toHaveTextContent('DOWNGRADE');
  expect(press('VIP')).not.toHaveClass('primary');
});

test('the plan of a checkout that the learner left is still chosen', async () => {
  sessionStorage.setItem('mf-subscriptions.chosen-plan', 'VIP_annually');
  await open();
  expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
});

describe('a subscriber', () => {
  test('sees when their plan renews, and can change it [CARD-renewing] [LABEL-cancel] [LABEL-downgrade] [LABEL-upgrade]', async () => {
    await asMember(subscriptionsOf(aSubscription()));
    expect(card('VIP')).toHaveTextContent('renews on 24 December 2026');
    expect(within(card('VIP')).getByRole('button', { name: 'cancel' })).toBeVisible();
    expect(press('BASIC')).toHaveTextContent('DOWNGRADE');
    expect(press('PRIVATE')).toHaveTextContent('UPGRADE');
    expect(within(card('VIP')).getByRole('button', { name: 'update card info' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'update card info' })).toHaveLength(1);
    expect(screen.queryByText(/days free/)).not.toBeInTheDocument();
  });

  test('of a year sees the annual cards, and may switch [CARD-default-cycle] [LABEL-switch]', async () => {
    const annual = { identifier: 'VIP_annually', ProductID: 'vip_annually' };
    const { user } = await asMember(subscriptionsOf(aSubscription(annual)));
    expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(press('VIP')).toHaveTextContent('SWITCH');
  });

  test('who cancelled sees when it ends, and may come back [CARD-cancelling] [LABEL-resubscribe]', async () => {
    await asMember(subscriptionsOf(aSubscription({ cancels: true })));
    expect(card('VIP')).toHaveTextContent('canceles on 24 December 2026');
    expect(press('VIP')).toHaveTextContent('resubscribe');
    expect(press('BASIC')).toHaveTextContent('SUBSCRIBE');
    expect(screen.queryByText('update card info')).not.toBeInTheDocument();
  });

  test('who downgraded sees both plans [CARD-first-payment] [LABEL-none] [CARD-latest-is-current]', async () => {
    const basic = { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', Tier: 1 };
    await asMember(
      subscriptionsOf(
        aSubscription({ cancels: true }),
        aSubscription({
          ...basic,
          purchase_date: '2026-12-24T12:00:00.000Z',
          expires_date: '2027-01-24T12:00:00.000Z',
        }),
      ),
    );
    expect(card('VIP')).toHaveTextContent('canceles on 24 December 2026');
    expect(within(card('VIP')).queryByRole('button')).not.toBeInTheDocument();
    expect(card('BASIC')).toHaveTextContent('first payment on 24 December 2026');
    expect(within(card('VIP')).getByText('Your plan')).toBeVisible();
    expect(within(card('BASIC')).getByText('Your next plan')).toBeVisible();
    expect(within(card('BASIC')).getByRole('button', { name: 'cancel' })).toBeVisible();
  });
});
