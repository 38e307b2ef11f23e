import { useEffect, useState, type RefObject } from 'react';
import { Button, classNames, Icon } from 'kit';
import type { Package } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import page from '../styles.module.css';
import styles from './bar.module.css';

const text = subscriptions.bar;

export interface FloatingBarProps {
  /** Holds the cards; the main one is marked `data-plan="main"`. */
  readonly area: RefObject<HTMLElement | null>;
  readonly packages: readonly Package[];
  readonly hasAlreadySubscribed: boolean;
}

const cardOf = (area: HTMLElement | null, mark: 'main' | 'second') =>
  area?.querySelector<HTMLElement>(`[data-plan="${mark}"]`);

/** Scrolls to a card, and takes the focus along, so the keyboard goes on from there. */
function goTo(area: HTMLElement | null, mark: 'main' | 'second'): void {
  const card = cardOf(area, mark);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('h3')?.focus({ preventScroll: true });
}

/**
 * Small screens: the way to the cards, at the bottom of the window, until the main card is in view.
 * Those who have subscribed before see only an arrow. Source: PLANS-floating-bar,
 * PLANS-floating-bar-arrow.
 */
export function FloatingBar({ area, packages, hasAlreadySubscribed }: FloatingBarProps) {
  const [isFaded, setFaded] = useState(false);
  const main = packages.find(({ Main }) => Main);
  const second = packages.find(({ SecondMain }) => SecondMain);

  useEffect(() => {
    const card = cardOf(area.current, 'main');
    if (!card) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // What lies above the window was seen already.
        const isAbove = (entry?.boundingClientRect.top ?? 0) < 0;
        setFaded(entry?.isIntersecting === true || isAbove);
      },
      { threshold: 0.25 },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [area, main]);

  if (main === undefined) return null;
  return (
    <nav aria-label={text.label} className={classNames(styles.bar, isFaded && styles.faded)}>
      {hasAlreadySubscribed ? (
        <Button
          variant="secondary"
          aria-label={text.down}
          onClick={() => goTo(area.current, 'main')}
        >
          <Icon name="arrow-down" />
        </Button>
      ) : (
        <>
          <Button onClick={() => goTo(area.current, 'main')}>{text.main(main.Title)}</Button>
          {second !== undefined && (
            <Button variant="secondary" onClick={() => goTo(area.current, 'second')}>
              <span className={page.sentence}>{text.second(second.Title)}</span>
            </Button>
          )}
        </>
      )}
    </nav>
  );
}
