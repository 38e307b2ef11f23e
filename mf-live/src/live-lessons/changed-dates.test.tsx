import { act, screen, within } from '@testing-library/react';
import { AppError, type LiveDates } from 'shared-contracts';
import type { InMemoryPlatform } from 'common-testing';
import { inRoom, jumpTo, MONDAY, pass, renderAt, ROOM } from '../testing/live-page';

const TUESDAY = '2026-11-24T19:00:00+01:00';
const MOVED: LiveDates = { Revision: 1, Moved: [{ From: MONDAY, To: TUESDAY }] };
const answering = (answer: object) => ({
  functions: { getLiveLessonUrls_v2_0: () => ({ ...ROOM, ...answer }) },
});
const next = () => within(screen.getByRole('region', { name: 'The next live lesson' }));
const change = (platform: InMemoryPlatform, dates: LiveDates) =>
  act(async () => {
    await platform.documents.merge('LiveDates/next', dates);
    await jest.advanceTimersByTimeAsync(0);
  });

test('a member reads the new date, and from which one the lesson was moved', async () => {
  await renderAt('2026-11-20T12:00:00Z', answering({ dates: MOVED }));
  expect(next().getByText(/^Tuesday 24 November/)).toBeVisible();
  expect(next().getByText(/^Moved from Monday 23 November/)).toBeVisible();
});

test('a visitor reads it, too', async () => {
  await renderAt('2026-11-20T12:00:00Z', {
    session: { status: 'visitor' },
    functions: {
      getLiveLessonUrls_v2_0: () => ({ hasAccess: false, error: { code: 1 }, dates: MOVED }),
    },
  });
  expect(next().getByText(/^Tuesday 24 November/)).toBeVisible();
});

test('the room opens by the new date, and not by the old one', async () => {
  await renderAt('2026-11-23T18:00:00Z', answering({ dates: MOVED }));
  await jumpTo('2026-11-23T19:30:00Z');
  expect(inRoom()).toBeNull();
  await jumpTo('2026-11-24T17:45:00Z');
  await pass(0);
  expect(inRoom()).toBeVisible();
});

test('shows a change at once on an open page, and then a newer one', async () => {
  const { platform } = await renderAt('2026-11-20T12:00:00Z');
  expect(next().getByText(/^Monday 23 November/)).toBeVisible();
  expect(next().queryByText(/^Moved from/)).toBeNull();
  await change(platform, MOVED);
  expect(next().getByText(/^Tuesday 24 November/)).toBeVisible();
  await change(platform, {
    Revision: 2,
    Moved: [{ From: MONDAY, To: '2026-11-25T19:00:00+01:00' }],
  });
  expect(next().getByText(/^Wednesday 25 November/)).toBeVisible();
});

test('a newer answer of the server counts, too', async () => {
  let dates = MOVED;
  await renderAt('2026-11-24T18:10:00Z', {
    functions: { getLiveLessonUrls_v2_0: () => ({ ...ROOM, dates }) },
    documents: { 'LiveDates/next': MOVED },
  });
  expect(inRoom()).toBeVisible();
  // The watch delivers nothing, as without a connection to the database.
  dates = { Revision: 2, Moved: [{ From: MONDAY, To: '2026-11-26T19:00:00+01:00' }] };
  await pass(60_000);
  expect(inRoom()).toBeNull();
});

test('the published date stays if the changes cannot be read', async () => {
  await renderAt('2026-11-20T12:00:00Z', {
    refuseDocuments: () => new AppError('unavailable', 'No connection'),
  });
  expect(next().getByText(/^Monday 23 November/)).toBeVisible();
});
