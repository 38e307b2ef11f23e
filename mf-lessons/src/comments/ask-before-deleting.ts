import type { Alerts, Comment } from 'shared-contracts';
import { comments as text } from '../messages/comments';

const EXCERPT = 80;

/** The beginning of a message, cut between characters. */
function excerptOf(message: string): string {
  const characters = [...message.replace(/\s+/g, ' ')];
  const start = characters.slice(0, EXCERPT).join('');
  return characters.length > EXCERPT ? `${start}…` : start;
}

/**
 * Asks once more. Enter, Escape and whatever else is pressed without looking keep the comment: the
 * button that deletes is not the default one.
 */
export function askBeforeDeleting(
  alerts: Alerts,
  { Message, Username }: Comment,
  isOwn: boolean,
  onConfirm: () => void,
): void {
  const { own, other, description, confirm, keep } = text.question;
  alerts.show({
    title: isOwn ? own : other(Username),
    description: description(excerptOf(Message)),
    buttons: [{ title: confirm, style: 'danger', onClick: onConfirm }, { title: keep }],
  });
}
