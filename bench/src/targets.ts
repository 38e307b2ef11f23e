import type { Target } from './browser/probe';
import type { SampleLesson } from './lab';

/** Home is usable when its first lesson can be opened. */
export const HOME: Target = { selectors: ['main a[href^="/videos/"]'] };

/** A lesson is usable for a visitor when its heading is there. */
export const lessonForVisitor = ({ title }: SampleLesson): Target => ({
  selectors: ['main h1'],
  text: title,
});

/** For a member the player has to be there too. */
export const lessonForMember = ({ title }: SampleLesson): Target => ({
  selectors: ['main h1', 'main video'],
  text: title,
});

/** Home's link into another remote, and what that remote shows first. */
export const PLANS_LINK = 'main a[href="/subscriptions"]';
export const PLANS: Target = { selectors: ['main h1'], text: 'Subscriptions' };
