import { Button, usePlatform } from 'kit';
import type { Flashcard } from 'shared-contracts';
import { flashcards } from '../../messages/flashcards';
import { ankiFileName, ankiText } from './anki-text';
import { download } from './download';

export interface ExportButtonProps {
  readonly cards: readonly Flashcard[];
  /** Of the lesson. */
  readonly title: string;
}

/** The cards as a file for Anki; not inside an app, whose web view keeps no files. */
export function ExportButton({ cards, title }: ExportButtonProps) {
  if (usePlatform().parentApp.isEmbedded) return null;
  const { action, hint } = flashcards.anki;
  return (
    <Button
      variant="quiet"
      title={hint}
      onClick={() => download(ankiFileName(title), ankiText(title, cards))}
    >
      {action}
    </Button>
  );
}
