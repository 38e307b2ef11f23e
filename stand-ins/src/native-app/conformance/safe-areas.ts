import type { Embedded } from './about-app';
import { right, wrong, type Result } from './result';

export const IN_SAFE_AREAS = 'The web view lies inside of the safe areas';

/** The place of the web view as the page sees it, in CSS pixels. */
export interface Place {
  /** Widths that the system covers at the top, right, bottom and left. */
  readonly insets: readonly number[];
  readonly fillsScreen: boolean;
  readonly os: unknown;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Needs a page with `viewport-fit=cover`; other pages get no insets from the browser. */
export function placeOf(target: Embedded): Place {
  const { document, parentApp, screen, innerWidth, innerHeight } = target;
  const probe = document.createElement('div');
  probe.style.padding = SIDES.map((side) => `env(safe-area-inset-${side})`).join(' ');
  document.body.append(probe);
  const style = target.getComputedStyle(probe);
  const insets = SIDES.map((side) => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0);
  probe.remove();
  return {
    insets,
    fillsScreen: screen.width === innerWidth && screen.height === innerHeight,
    os: (parentApp as { os?: unknown } | undefined)?.os,
  };
}

/** Android's WebView 138 to 143 report no insets, so filling the screen is a fault there. */
export function judgePlace({ insets, fillsScreen, os }: Place): Result {
  const covered = SIDES.flatMap((side, at) =>
    (insets[at] ?? 0) > 0 ? `${insets[at]} px at the ${side}` : [],
  );
  const how = 'Lay it inside of the safe areas: the page does not ask for the whole screen.';
  if (covered.length > 0) {
    return wrong(IN_SAFE_AREAS, `The system covers ${covered.join(', ')}. ${how}`);
  }
  if (fillsScreen && os === 'android') {
    return wrong(
      IN_SAFE_AREAS,
      `It is as large as the screen, also below the system's bars. ${how}`,
    );
  }
  return right(IN_SAFE_AREAS, 'The system covers nothing of it.');
}
