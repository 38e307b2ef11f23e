import { ankiFileName, ankiText } from 'kit/anki-file';
import { KeepFileButton } from 'kit/keep-file';
import type { Flashcard } from 'shared-contracts';
import { cards as messages } from '../../messages/cards';

export interface ExportButtonProps {
  readonly cards: readonly Flashcard[];
  readonly title: string;
}

/** A button that exports the cards for Anki. */
export function ExportButton({ cards, title }: ExportButtonProps) {
  const { action, hint, failed } = messages.anki;
  const file = () => ({ name: ankiFileName(title), text: ankiText(title, cards) });
  return (
    <KeepFileButton variant="quiet" title={hint} file={file} failed={failed}>
      {action}
    </KeepFileButton>
  );
}
