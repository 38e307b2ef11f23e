import { useEffect, useState } from 'react';
import { Button, classNames, Icon } from 'kit';
import type { Package } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import type { BarPlans } from '../../plan/bar-plans';
import page from '../styles.module.css';
import styles from './bar.module.css';

const text = subscriptions.bar;

const headingOf = ({ identifier }: Package) => document.getElementById(`plan-${identifier}`);
const cardOf = (aPackage: Package) => headingOf(aPackage)?.closest('article');

/**
 * On small screens, a bar at the bottom of the window leads to the plan cards until the first of
 * its plans is in view. A learner who has subscribed before sees only an arrow. Source:
 * PLANS-floating-bar, PLANS-floating-bar-arrow.
 */
export function FloatingBar({ first, second, arrow }: BarPlans) {
  const [isFaded, setFaded] = useState(false);

  useEffect(() => {
    const card = cardOf(first);
    if (!card) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The learner has already seen a card above the window.
        const isAbove = (entry?.boundingClientRect.top ?? 0) < 0;
        setFaded(entry?.isIntersecting === true || isAbove);
      },
      // A card is in view once it is above the lower 60 % of the window, which the bar may cover.
      { rootMargin: '0px 0px -60%' },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [first]);

  return (
    <nav aria-label={text.label} className={classNames(styles.bar, isFaded && styles.faded)}>
      {arrow ? (
        <Button
          variant="secondary"
          className={styles.arrow}
          aria-label={text.down[arrow]}
          onClick={() => goTo(first)}
        >
          <Icon name="arrow-down" />
        </Button>
      ) : (
        <>
          <Button onClick={() => goTo(first)}>
            <span className={page.sentence}>
              {text[first.FreeTrialPeriod > 0 ? 'main' : 'second'](first.Title)}
            </span>
          </Button>
          {second !== undefined && (
            <Button variant="secondary" onClick={() => goTo(second)}>
              <span className={page.sentence}>{text.second(second.Title)}</span>
            </Button>
          )}
        </>
      )}
    </nav>
  );
}

/** Scrolls to a card and moves the focus there, so that the keyboard continues from the card. */
function goTo(aPackage: Package): void {
  cardOf(aPackage)?.scrollIntoView({ block: 'start' });
  headingOf(aPackage)?.focus({ preventScroll: true });
}
