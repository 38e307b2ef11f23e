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

/** Scrolls to a card, and takes the focus along, so the keyboard goes on from there. */
function goTo(aPackage: Package): void {
  cardOf(aPackage)?.scrollIntoView({ block: 'start' });
  headingOf(aPackage)?.focus({ preventScroll: true });
}

/**
 * Small screens: the way to the cards, at the bottom of the window, until the first of its plans is
 * in view. Those who have subscribed before see only an arrow. Source: PLANS-floating-bar,
 * PLANS-floating-bar-arrow.
 */
export function FloatingBar({ first, second, arrow }: BarPlans) {
  const [isFaded, setFaded] = useState(false);

  useEffect(() => {
    const card = cardOf(first);
    if (!card) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // What lies above the window was seen already.
        const isAbove = (entry?.boundingClientRect.top ?? 0) < 0;
        setFaded(entry?.isIntersecting === true || isAbove);
      },
      // In view is what has come out of the lower part of a window, which the bar covers.
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
