import type { CardSchedule } from 'shared-contracts';
import { REVIEW } from '../../progress/card-state';
import type { AnyCard } from '../deck/card-key';
import type { CardKind } from '../practice/use-kind';
import type { Language } from '../practice/FlipCard';
import { gapsOf } from './gaps';

/**
 * The kinds that a card takes in turn, until the scheduler expects it to be remembered for so many
 * days (`stability`).
 */
const STAGES: readonly (readonly [days: number, kinds: readonly CardKind[]])[] = [
  [5, ['listen']],
  [20, ['gap', 'listen']],
  [Infinity, ['type', 'gap', 'listen']],
];

/** What a card can be asked as, by what it has; undefined: this kind is left out. */
function possible(kind: CardKind, card: AnyCard, asksIn: Language): CardKind | undefined {
  // Where English is first, the sound would be the answer.
  if (kind === 'listen') return card.AudioUrl !== undefined && asksIn === 'gsw' ? kind : 'read';
  return kind === 'gap' && !gapsOf(card) ? undefined : kind;
}

/**
 * How a card is asked, by what the learner knows of it: a new or a forgotten one is read, later it
 * is listened to, filled in and typed. Source: docs/lessons.md, Four kinds of cards.
 *
 * @param schedule undefined for a card that was never answered
 * @param asksIn the first side
 */
export function kindOf(
  card: AnyCard,
  schedule: CardSchedule | undefined,
  asksIn: Language,
): CardKind {
  if (schedule?.state !== REVIEW) return 'read';
  const [, kinds = []] = STAGES.find(([days]) => schedule.stability < days) ?? [];
  const able = kinds.flatMap((kind) => possible(kind, card, asksIn) ?? []);
  return able[schedule.reps % able.length] ?? 'read';
}
