import { openPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import { scrollThrough } from '../browser/scroll-through';
import { keep, type BenchCase } from '../lab';
import { PlainError } from '../../processes/plain-error';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { HOME } from '../targets';

const PROFILE = PROFILES.fast;
const LESSONS = 2000;
/** Every fourth is a mini lesson, whose row grows by its button; what else is missing did not come. */
const MOST = 0.7 * LESSONS;

/** Home with 2,000 lessons, from the top to the end of the list, which grows on the way. */
export const scrolling: BenchCase = {
  name: 'scrolling',
  title: `scrolling home with ${LESSONS.toLocaleString('en-GB')} lessons`,
  isInQuick: false,
  async run(lab) {
    const compositions = await lab.startCompositions();
    const many = compositions.filter(({ name }) => name === `${LESSONS} lessons`);
    await interleave(many, lab.rounds, async ({ name, origin }, round) => {
      const context = await newVisitor(lab.browser, PROFILE);
      const bench = await openPage(context, PROFILE, HOME);
      await bench.load(`${origin}/`);
      await bench.untilQuiet();
      const { longestFrame, links } = await scrollThrough(bench.page);
      if (links < MOST) throw new PlainError(`Only ${links} lessons came while scrolling.`);
      const key = { scenario: 'scrolling', profile: PROFILE.name, subject: name };
      keep(lab, round, key, { longestFrame });
      await context.close();
    });
  },
};
