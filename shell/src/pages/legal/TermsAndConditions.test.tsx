import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { TIER } from 'shared-contracts';
import { TermsAndConditions } from './TermsAndConditions';

const section = (name: RegExp) => screen.getByRole('region', { name });

beforeEach(() => {
  renderScreen(TermsAndConditions);
});

test('describes every plan, the smallest first', () => {
  const headings = within(section(/what the plans contain/i)).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(Object.keys(TIER));
});

test('says what BASIC and VIP contain', () => {
  const plans = section(/what the plans contain/i);
  for (const benefit of [
    /2 to 5 minutes/,
    /more than 60/,
    /translations/,
    /flashcards/,
    /Mondays 8 PM/,
    /text chat/,
    /speaking practice on Zoom/,
    /recordings/,
  ]) {
    expect(plans).toHaveTextContent(benefit);
  }
});

test('says how a plan renews and ends', () => {
  const renewal = section(/renewal and cancellation/i);
  expect(renewal).toHaveTextContent('auto renews, cancel anytime');
  expect(renewal).toHaveTextContent('A plan bought in a store is cancelled in that store.');
});

test('names no length of the free trial, because the plan shows it', () => {
  expect(section(/free trial/i)).not.toHaveTextContent(/\d+ days/);
});

test('has the rules of private lessons', () => {
  const rules = section(/private lessons/i);
  expect(rules).toHaveTextContent(/Monday to Friday/);
  expect(rules).toHaveTextContent(/Polish time/);
  expect(rules).toHaveTextContent(/Missed lessons cannot be rescheduled/);
  expect(rules).toHaveTextContent(/at least one week’s notice/);
});

test('names law and court', () => {
  expect(section(/applicable law/i)).toHaveTextContent(/Swiss law applies/);
  expect(section(/applicable law/i)).toHaveTextContent(/court at Zürich/);
});
