import { Dialect } from 'kit';
import { cards as messages } from '../../messages/cards';
import { FlipCard, type FlipCardProps } from '../practice/FlipCard';
import { gapsOf } from './gaps';
import styles from './kinds.late.module.css';

/** A card that shows its line with a gap in place of its words, and their meaning below. */
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
