import { Dialect } from 'kit';
import { cards as messages } from '../../messages/cards';
import { FlipCard, type FlipCardProps } from '../practice/FlipCard';
import { gapsOf } from './gaps';
import styles from './kinds.late.module.css';

/** Shows the line of a card without the card's words, and below it what these mean. */
export function GapCard(props: FlipCardProps) {
  const { card } = props;
  const front = (
    <>
      <Dialect>
        {gapsOf(card)?.map(({ text, isGap }, at) =>
          isGap ? (
            <span key={at} className={styles.gap}>
              <span lang="en" className="visually-hidden">
                {messages.gap}
              </span>
            </span>
          ) : (
            text
          ),
        )}
      </Dialect>
      <span className={styles.means}> {card.English}</span>
    </>
  );
  return <FlipCard {...props} asksIn="en" front={front} />;
}
