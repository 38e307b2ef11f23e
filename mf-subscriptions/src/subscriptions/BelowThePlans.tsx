import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsLive } from 'kit';
import styles from './styles.module.css';

/**
 * Where the plans fill the window. A query, because asking for the width of the window lays out all
 * that is to wait here.
 */
const PHONE = '(max-width: 600px)';
/**
 * What the rest counts as until it is drawn, in px. Rather too high than too low: the browser looks at
 * once for the place it was scrolled to.
 */
const HEIGHT = 1500;

function drawAfterPaint({ style }: HTMLElement): void {
  style.contentVisibility = 'hidden';
  style.containIntrinsicBlockSize = `${HEIGHT}px`;
  // The next frame is the one that shows the screen; a timer set there comes after its paint.
  requestAnimationFrame(() =>
    setTimeout(() => {
      style.contentVisibility = '';
      style.containIntrinsicBlockSize = '';
    }),
  );
}

/**
 * What a phone shows only when the plans are scrolled. When the screen is opened it is in the page at
 * once, but laid out one frame after the plans, which are painted that much earlier. A prerendered
 * page has all of it from its first paint, and what replaces one does not wait either. Source:
 * DESIGN §7.
 */
export function BelowThePlans({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const [isPrerendered] = useState(!isLive);
  useLayoutEffect(() => {
    const element = ref.current;
    // Hidden: the shell keeps the page of another build in sight until this screen is ready.
    if (!element || isPrerendered || element.closest('[hidden]')) return;
    if (!matchMedia(PHONE).matches) return;
    drawAfterPaint(element);
  }, [isPrerendered]);
  return (
    <div ref={ref} className={styles.stack}>
      {children}
    </div>
  );
}
