import type { CardSchedule } from 'shared-contracts';
import { REVIEW } from '../../progress/card-state';
import type { AnyCard } from '../deck/card-key';
import type { CardKind } from '../practice/use-kind';
import type { Language } from '../practice/FlipCard';
import { gapsOf } from './gaps';

/**
 * The kinds that a card takes in turn, by its `stability` in days: each row holds below its number.
 */
const STAGES: readonly (readonly [days: number, kinds: readonly CardKind[]])[] = [
  [5, ['listen']],
  [20, ['gap', 'listen']],
  [Infinity, ['type', 'gap', 'listen']],
];

/**
 * The kind, or `read` in place of `listen` if the sound cannot be asked; undefined: the kind is
 * skipped.
 */
function possible(kind: CardKind, card: AnyCard, asksIn: Language): CardKind | undefined {
  // With English first, the sound would give the answer away.
  if (kind === 'listen') return card.AudioUrl !== undefined && asksIn === 'gsw' ? kind : 'read';
  return kind === 'gap' && !gapsOf(card) ? undefined : kind;
}

/**
 * Chooses how a card is asked. A new or forgotten card is read; a known one is heard, filled in or
 * typed in turn. Source: docs/lessons.md, Four kinds of cards.
 *
 * @param schedule undefined for a card that was never answered
 * @param asksIn the language of the first side
 */
export function kindOf(
  card: AnyCard,
  schedule: CardSchedule | undefined,
  asksIn: Language,
): CardKind {
  if (schedule?.state !== REVIEW) return 'read';
  const [, kinds = []] = STAGES.find(([days]) => schedule.stability < days) ?? [];
  const possibleKinds = kinds.flatMap((kind) => possible(kind, card, asksIn) ?? []);
  return possibleKinds[schedule.reps % possibleKinds.length] ?? 'read';
}
