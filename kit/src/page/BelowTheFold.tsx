import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsLive } from '../live/useIsLive';

export interface BelowTheFoldProps {
  /** About its height on a phone, in px: what it counts as until it is drawn. */
  readonly height: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** @returns what draws it at once, if that is still to come */
function drawAfterPaint({ style }: HTMLElement, height: number): () => void {
  style.contentVisibility = 'hidden';
  style.containIntrinsicBlockSize = `${height}px`;
  const draw = () => {
    style.contentVisibility = '';
    style.containIntrinsicBlockSize = '';
  };
  let timer: number | undefined;
  // The next frame is the one that shows the screen; a timer set there comes after its paint.
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(draw)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    draw();
  };
}

/**
 * What a phone shows only when the screen is scrolled. When the screen is opened it is in the page at
 * once, but laid out one frame after what is in sight, which is painted that much earlier. A
 * prerendered page has all of it from its first paint. Source: DESIGN §7.
 */
export function BelowTheFold({ height, className, children }: BelowTheFoldProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const [isPrerendered] = useState(!isLive);
  useLayoutEffect(
    () => (ref.current && !isPrerendered ? drawAfterPaint(ref.current, height) : undefined),
    [height, isPrerendered],
  );
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
