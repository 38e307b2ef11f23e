import { PlainError } from 'delivery/plain-error';
import { openPage } from '../browser/bench-page';
import { within } from '../deadline';
import { newVisitor } from '../browser/launch';
import { scrollThrough } from '../browser/scroll-through';
import { MANY, MANY_IN_M2 } from '../growth/composition-names';
import { keep, type BenchCase } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { HOME } from '../targets';

const PROFILE = PROFILES.fast;
/** Ends the round of a browser that stops drawing. */
const DEADLINE_MS = 180_000;
const LESSONS = 2000;
/** At least so many links: every fourth lesson is a mini lesson, which is behind a button. */
const MOST = 0.7 * LESSONS;

/** Scrolls home with 2,000 lessons to the end of the growing list, in the product and in M2. */
export const scrolling: BenchCase = {
  name: 'scrolling',
  title: `scrolling home with ${LESSONS.toLocaleString('en-GB')} lessons`,
  isInQuick: false,
  async run(lab) {
    const compositions = await lab.startCompositions();
    const many = compositions.filter(({ name }) => name === MANY || name === MANY_IN_M2);
    await interleave(many, lab.rounds, async ({ name, origin }, round) => {
      const context = await newVisitor(lab.browser, PROFILE);
      const bench = await openPage(context, PROFILE, HOME);
      await bench.load(`${origin}/`);
      await bench.untilQuiet();
      const { longestFrame, links } = await within(
        scrollThrough(bench.page),
        DEADLINE_MS,
        () => 'the page stopped drawing while it was scrolled',
      );
      if (links < MOST) throw new PlainError(`Only ${links} lessons came while scrolling.`);
      const key = { scenario: 'scrolling', profile: PROFILE.name, subject: name };
      keep(lab, round, key, { longestFrame });
      await context.close();
    });
  },
};
