import { topCards } from './top-cards';

const CLOSED = { isOpen: false, isInside: false };
const OUTSIDE = { isOpen: true, isInside: false };
const INSIDE = { isOpen: true, isInside: true };

test.each([
  ['none', CLOSED, 'next panel'],
  ['before', CLOSED, 'next panel'],
  ['during', CLOSED, 'next panel'],
  ['after', CLOSED, 'next panel'],
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
