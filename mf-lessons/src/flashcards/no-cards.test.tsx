import { act, screen, within } from '@testing-library/react';
import { AppError, documentPaths } from 'shared-contracts';
import { aMember } from 'common-testing';
import { catalogue, lesson } from '../testing/catalogue';
import { CARDS, failing, open, theCard } from '../testing/flashcards';

const PATH = documentPaths.lessonCards('uid-heidi', 'znueni');

describe('no access', () => {
  test.each([
    ['a visitor', { status: 'visitor' } as const, 'unauthenticated', true],
    ['a member without a plan', aMember(), 'permission-denied', false],
  ] as const)(
    '%s gets the alert of the specification, and behind it what flashcards are [ERROR-flashcards] [ROLE-visitor-flashcards] [ASYNC-flashcards]',
    async (_, session, code, offersLogIn) => {
      const { platform } = await open({ session, functions: failing(code) });
      expect(await screen.findByRole('heading', { name: 'What flashcards are' })).toBeVisible();
      expect(platform.alerts.current$.value).toMatchObject({
        title: 'No access',
        description: 'Please Sign in or subscribe to BASIC or VIP.',
        buttons: [
          ...(offersLogIn
            ? [
                {
                  title: 'Log In',
                  redirectTo: '/sign-in-up?startWithLogIn=true&next=%2Fflashcards%2Fznueni',
                },
              ]
            : []),
          { title: 'Subscribe', redirectTo: '/subscriptions' },
        ],
      });
      const panel = screen.getByRole('region', { name: 'Learn these words with BASIC' });
      const links = within(panel).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Try BASIC free for 30 days', '/subscriptions?plan=BASIC_monthly'],
        ...(offersLogIn
          ? [['Log in', '/sign-in-up?startWithLogIn=true&next=%2Fflashcards%2Fznueni']]
          : []),
      ]);
      expect(await screen.findByRole('button', { name: 'Hear line 1' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to the lesson' })).toHaveAttribute(
        'href',
        '/videos/znueni',
      );
    },
  );

  test.each([
    [{ reason: 'ended' }, {}, 'Subscribe to BASIC'],
    [{ reason: 'needs-vip' }, { Type: 'monday_lesson' }, 'Change to VIP'],
  ] as const)(
    'a member who is refused for %j is offered what opens them',
    async (why, of, first) => {
      await open({
        functions: {
          getFlashcardsCloudFunction: () => {
            throw new AppError('permission-denied', 'No.', why);
          },
        },
        catalogue: catalogue(lesson('znueni', { Title: 'Znüni', ...of })),
      });
      expect(await screen.findByRole('link', { name: first })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    },
  );

  test('asks again when the visitor has logged in [ASYNC-flashcards]', async () => {
    let hasPlan = false;
    const { platform } = await open({
      session: { status: 'visitor' },
      functions: {
        getFlashcardsCloudFunction: () => {
          if (!hasPlan) throw new AppError('unauthenticated', 'No.');
          return { flashcards: [...CARDS] };
        },
      },
    });
    await screen.findByRole('heading', { name: 'What flashcards are' });
    hasPlan = true;
    act(() => platform.setSession(aMember()));
    expect(await theCard('Znüni Turn the card')).toBeVisible();
  });
});

describe('another failure', () => {
  test('shows the alert, and can be tried again in place [ERROR-flashcards]', async () => {
    let isDown = true;
    const { user, platform } = await open({
      functions: {
        getFlashcardsCloudFunction: () => {
          if (isDown) throw new AppError('unavailable', 'No network');
          return { flashcards: [...CARDS] };
        },
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'The flashcards could not be opened' }),
    ).toBeVisible();
    expect(platform.recorded.alerts).toHaveLength(1);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await theCard('Znüni Turn the card')).toBeVisible();
  });

  test('without a network is said in place, without an alert', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { platform } = await open({ functions: failing('unavailable') });
    expect(
      await screen.findByRole('heading', { name: 'The flashcards could not be opened' }),
    ).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });

  test('of the schedule never lets known cards be asked as new', async () => {
    const { platform } = await open({
      refuseDocuments: (operation, path) =>
        operation === 'read' && path === PATH
          ? new AppError('unavailable', 'No network')
          : undefined,
    });
    expect(
      await screen.findByRole('heading', { name: 'The flashcards could not be opened' }),
    ).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });

  test('is a lesson without cards', async () => {
    await open({ functions: failing('not-found') });
    expect(
      await screen.findByRole('heading', { name: 'There are no flashcards for this lesson' }),
    ).toBeVisible();
  });
});
