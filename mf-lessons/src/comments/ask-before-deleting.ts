import type { Alerts, Comment, CommentAnswer } from 'shared-contracts';
import { comments as text } from '../messages/comments';

const EXCERPT = 80;

/** The beginning of a comment for the question, cut between characters. */
function excerptOf(message: string): string {
  const characters = [...message.replace(/\s+/g, ' ')];
  const start = characters.slice(0, EXCERPT).join('');
  return characters.length > EXCERPT ? `${start}…` : start;
}

/** Asks in a dialog. Enter and Escape keep the comments: the delete button is not the default. */
function ask(alerts: Alerts, title: string, description: string, onConfirm: () => void): void {
  const { confirm, keep } = text.question;
  alerts.show({
    title,
    description,
    buttons: [{ title: confirm, style: 'danger', onClick: onConfirm }, { title: keep }],
  });
}

export function askBeforeDeleting(
  alerts: Alerts,
  { Message, Username }: Comment,
  isOwn: boolean,
  onConfirm: () => void,
): void {
  const { own: ownQuestion, other, description } = text.question;
  ask(alerts, isOwn ? ownQuestion : other(Username), description(excerptOf(Message)), onConfirm);
}

export function askBeforeDeletingAll(
  alerts: Alerts,
  { Username }: Comment,
  onConfirm: () => void,
): void {
  const { all, allDescription } = text.question;
  ask(alerts, all(Username), allDescription, onConfirm);
}

export function askBeforeTakingBack(
  alerts: Alerts,
  { Message }: CommentAnswer,
  onConfirm: () => void,
): void {
  ask(alerts, text.answer.question, text.question.description(excerptOf(Message)), onConfirm);
}
