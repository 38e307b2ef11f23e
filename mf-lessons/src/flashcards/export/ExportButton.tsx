import { Button, usePlatform } from 'kit';
import { ankiFileName, ankiText } from 'kit/anki-file';
import { saveFile } from 'kit/save-file';
import type { Flashcard } from 'shared-contracts';
import { flashcards } from '../../messages/flashcards';

export interface ExportButtonProps {
  readonly cards: readonly Flashcard[];
  /** Title of the lesson. */
  readonly title: string;
}

const PLAIN_TEXT = 'text/plain;charset=utf-8';

/** Exports the cards for Anki. Not offered in an app, whose web view keeps no files. */
export function ExportButton({ cards, title }: ExportButtonProps) {
  if (usePlatform().parentApp.isEmbedded) return null;
  const { action, hint } = flashcards.anki;
  return (
    <Button
      variant="quiet"
      title={hint}
      onClick={() => saveFile(ankiFileName(title), ankiText(title, cards), PLAIN_TEXT)}
    >
      {action}
    </Button>
  );
}
