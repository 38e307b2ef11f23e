import type { FlipCardProps } from '../practice/FlipCard';
import type { CardKind } from '../practice/use-kind';
import { TypedCard, type TypedCardProps } from '../typed/TypedCard';
import { GapCard } from './GapCard';
import { ListenCard } from './ListenCard';

export interface AskingCardProps extends FlipCardProps, TypedCardProps {
  readonly kind: Exclude<CardKind, 'read'>;
}

/** Draws a card that is heard, filled in or typed. */
export function AskingCard({ kind, ...props }: AskingCardProps) {
  switch (kind) {
    case 'listen':
      return <ListenCard {...props} />;
    case 'gap':
      return <GapCard {...props} />;
    case 'type':
      return <TypedCard {...props} />;
  }
}
