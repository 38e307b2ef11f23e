/** @jsxImportSource preact */
import { isVisibleText } from 'shared-contracts';
import styles from './messages.module.css';

/** The characters that end a line (`white-space: pre-wrap`). */
const BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** A longer message may scroll, because the style limits its height. */
const MAY_SCROLL = { characters: 240, lines: 12 };

/** Joins several empty lines to one, so that no message pushes the others away. */
function withoutGaps(message: string): string[] {
  const lines = message.split(BREAK).map((line) => (isVisibleText(line) ? line : ''));
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
}

/** Matches a web address, without the punctuation at its end. */
const LINK = /(https:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]'’])/;

/** Turns the `https://` addresses of a text into links, which open in another tab. */
const withLinks = (words: string) =>
  words.split(LINK).map((part, index) => {
    // `split` puts the matches at the odd indexes.
    if (index % 2 === 0 || !URL.canParse(part)) return part;
    return (
      <a href={part} target="_blank" rel="noopener noreferrer nofollow" class={styles.link}>
        {part}
      </a>
    );
  });

export interface WordsProps {
  readonly message: string;
  /** Whether a teacher wrote the message: only then addresses become links. */
  readonly isTrusted: boolean;
}

/** Shows the text of a message as plain text with its line breaks. */
export function Words({ message, isTrusted }: WordsProps) {
  const lines = withoutGaps(message);
  const mayScroll = message.length > MAY_SCROLL.characters || lines.length > MAY_SCROLL.lines;
  const words = lines.join('\n');
  return (
    // Some browsers let the keyboard scroll only an element that can have the focus.
    <p class={styles.message} dir="auto" {...(mayScroll && { tabIndex: 0 })}>
      {isTrusted ? withLinks(words) : words}
    </p>
  );
}
