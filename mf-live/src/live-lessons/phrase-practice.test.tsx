import { screen, within } from '@testing-library/react';
import type { InMemoryOptions } from 'common-testing';
import { chatMessage, chatOutage, pass, press, renderAt } from '../testing/live-page';

const CHAT = {
  ...chatMessage('1', 'de Zug = the train', 0, true),
  ...chatMessage('2', 'es Billett = a ticket', 1, true),
  ...chatMessage('3', 'merci = thanks', 2),
};

/** Opens the page as a member after the lesson. */
async function after(options: InMemoryOptions = { documents: CHAT }) {
  const rendered = await renderAt('2026-11-23T21:30:00Z', options);
  await press('Practise the phrases');
  await pass(0);
  return rendered;
}
const cards = () => within(screen.getByRole('region', { name: 'Phrases of the lesson' }));

test('asks the phrases of the teacher until all are known', async () => {
  await after();
  expect(cards().getByText('de Zug')).toHaveFocus();
  expect(cards().getByText('0 of 2 known')).toBeVisible();
  expect(cards().queryByText('the train')).toBeNull();
  expect(cards().queryByRole('button', { name: 'Known' })).toBeNull();
  await press('Show the other side');
  expect(cards().getByText('the train')).toHaveFocus();
  await press('Not yet');
  expect(cards().getByText('es Billett')).toHaveFocus();
  await press('Show the other side');
  await press('Known');
  expect(cards().getByText('1 of 2 known')).toBeVisible();
  // The unknown card comes back, with its answer hidden.
  expect(cards().getByText('de Zug')).toHaveFocus();
  expect(cards().queryByText('the train')).toBeNull();
  await press('Show the other side');
  await press('Known');
  expect(cards().getByText('You know all 2 phrases.')).toHaveFocus();
  await press('Practise again');
  expect(cards().getByText('0 of 2 known')).toBeVisible();
});

test('asks in the language that the learner chose for cards', async () => {
  const { platform } = await after();
  platform.preferences.set({ cardsFirst: 'en' });
  await pass(0);
  expect(cards().getByText('the train')).toBeVisible();
  expect(cards().queryByText('de Zug')).toBeNull();
});

test('says that the teacher wrote none', async () => {
  await after({ documents: chatMessage('3', 'merci = thanks', 2) });
  expect(screen.getByText(/^The teacher wrote no phrases/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Practise the phrases' })).toBeVisible();
});

test('says that the chat could not be loaded, and tries again', async () => {
  const outage = chatOutage();
  await after({ documents: CHAT, refuseDocuments: outage.refuseDocuments });
  expect(screen.getByText(/^The chat could not be loaded/)).toBeVisible();
  outage.over();
  await press('Practise the phrases');
  await pass(0);
  expect(cards().getByText('de Zug')).toBeVisible();
});

test('works in an app that cannot save files', async () => {
  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;
  await after({ documents: CHAT, device, parentAppSupports: [] });
  expect(cards().getByText('de Zug')).toBeVisible();
});
