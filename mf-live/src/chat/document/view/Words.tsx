/** @jsxImportSource preact */
import { isVisibleText } from 'shared-contracts';
import styles from './messages.module.css';

/** The characters that end a line (`white-space: pre-wrap`). */
const BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** A longer message may be higher than the style allows. It then scrolls. */
const MAY_SCROLL = { characters: 240, lines: 12 };

/** Joins several empty lines to one, so that no message pushes the others away. */
function withoutGaps(message: string): string[] {
  const lines = message.split(BREAK).map((line) => (isVisibleText(line) ? line : ''));
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
}

/** An address of the web; punctuation at its end belongs to the sentence. */
const LINK = /(https:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]'’])/;

/** Shows a text and makes its `https://` addresses links, which open in another tab. */
const withLinks = (words: string) =>
  words.split(LINK).map((part, place) => {
    // What the pattern holds is at the odd places.
    if (place % 2 === 0 || !URL.canParse(part)) return part;
    return (
      <a href={part} target="_blank" rel="noopener noreferrer nofollow" class={styles.link}>
        {part}
      </a>
    );
  });

export interface WordsProps {
  readonly message: string;
  /** A teacher wrote it: only then are its addresses links. */
  readonly isTrusted: boolean;
}

/** The text of a message. It is plain text that keeps its line breaks. */
export function Words({ message, isTrusted }: WordsProps) {
  const lines = withoutGaps(message);
  const mayScroll = message.length > MAY_SCROLL.characters || lines.length > MAY_SCROLL.lines;
  const words = lines.join('\n');
  return (
    // Not every browser lets the keyboard scroll what cannot have the focus.
    <p class={styles.message} dir="auto" {...(mayScroll && { tabIndex: 0 })}>
      {isTrusted ? withLinks(words) : words}
    </p>
  );
}
