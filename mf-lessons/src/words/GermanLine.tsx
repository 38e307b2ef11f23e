import { differencesCode } from '../chunks/differences';
import { Later } from '../shelf/Later';
import type { MarkedLineProps } from './MarkedLine';

/** A line in standard German: plain text until the code of its marks has loaded. */
export function GermanLine(props: MarkedLineProps) {
  const text = props.german.texts[props.index];
  return (
    <Later chunk={differencesCode} when="shown" waiting={text} failure={text}>
      {({ MarkedLine }) => <MarkedLine {...props} />}
    </Later>
  );
}
