import { topCards } from './top-cards';

const CLOSED = { isOpen: false, isInside: false };
const OUTSIDE = { isOpen: true, isInside: false };
const INSIDE = { isOpen: true, isInside: true };

test.each([
  ['none', CLOSED, 'panel next'],
  ['before', CLOSED, 'panel next'],
  ['during', CLOSED, 'panel next'],
  ['after', CLOSED, 'panel next'],
  ['none', OUTSIDE, 'next panel prepare recording'],
  ['before', OUTSIDE, 'next panel prepare recording'],
  ['after', OUTSIDE, 'panel next recording prepare'],
  ['none', INSIDE, 'next prepare recording'],
  ['before', INSIDE, 'next prepare recording'],
  ['during', INSIDE, 'prepare recording'],
  ['after', INSIDE, 'panel next recording prepare'],
] as const)('in the phase "%s", for %o: %s', (phase, who, cards) => {
  expect(topCards(phase, who).join(' ')).toBe(cards);
});
