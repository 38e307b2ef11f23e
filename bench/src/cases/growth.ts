import { measureLoad } from '../browser/measure-load';
import { newVisitor } from '../browser/launch';
import { MANY_IN_M2 } from '../growth/composition-names';
import { keep, type BenchCase } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { HOME } from '../targets';

const PROFILE = PROFILES.slow;

/** Opens a cold home of the product, of one with 2,000 lessons, and of one with 40 remotes. */
export const growth: BenchCase = {
  name: 'growth',
  title: 'cold home with 2,000 lessons, and with 40 remotes',
  isInQuick: false,
  async run(lab) {
    const all = await lab.startCompositions();
    const compositions = all.filter(({ name }) => name !== MANY_IN_M2);
    await interleave(compositions, lab.rounds, async ({ name, origin }, round) => {
      const context = await newVisitor(lab.browser, PROFILE);
      const metrics = await measureLoad(context, PROFILE, `${origin}/`, HOME);
      keep(lab, round, { scenario: 'growth', profile: PROFILE.name, subject: name }, metrics);
      await context.close();
    });
  },
};
