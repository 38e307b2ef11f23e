import type { Target } from './browser/probe';
import type { SampleLesson } from './lab';

/** Home is usable when the link to its first lesson works. */
export const HOME: Target = { selectors: ['main a[href^="/videos/"]'] };

/** For a visitor a lesson is usable with its heading. */
export const lessonForVisitor = ({ title }: SampleLesson): Target => ({
  selectors: ['main h1'],
  text: title,
});

/** For a member a lesson is usable with its heading and its player. */
export const lessonForMember = ({ title }: SampleLesson): Target => ({
  selectors: ['main h1', 'main video'],
  text: title,
});

/** The link on home to another remote, and the heading of that screen. */
export const PLANS_LINK = 'main a[href="/subscriptions"]';
export const PLANS: Target = { selectors: ['main h1'], text: 'Subscriptions' };
