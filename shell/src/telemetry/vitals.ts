import type { VitalEvent } from 'shared-contracts/telemetry';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

export type Vital = Pick<VitalEvent, 'name' | 'value' | 'rating'>;

/**
 * Reports each web vital of this page once it is known: TTFB at once, LCP with the first input, CLS
 * and INP when the page is hidden. A separate chunk, fetched only by measured pages.
 */
export function watchVitals(tell: (vital: Vital) => void): void {
  onTTFB(tell);
  onLCP(tell);
  onCLS(tell);
  onINP(tell);
}
