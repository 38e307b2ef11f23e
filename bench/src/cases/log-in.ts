import { openPage } from '../browser/bench-page';
import { filmProbeScript } from '../browser/film-probe';
import { newVisitor } from '../browser/launch';
import { click } from '../browser/pointer';
import { within } from '../deadline';
import { keep, type BenchCase, type Lab } from '../lab';
import { PROFILES, type Profile } from '../profiles';
import { interleave } from '../rounds';
import { fillLogIn, logInButton, SIGN_IN_PATH } from '../sign-in';
import { HOME, lessonForMember, LOG_IN_FORM } from '../targets';
import type { Variant } from '../variants';

const FRAME_DEADLINE_MS = 60_000;

/**
 * A returning member: LOG IN, home, the lesson, its film. Clicks follow at once, all in one page,
 * so its clock measures the whole way.
 */
async function logInToFirstFrame(
  { browser, lesson }: Lab,
  profile: Profile,
  { origin }: Variant,
): Promise<number> {
  const context = await newVisitor(browser, profile);
  const bench = await openPage(context, profile, LOG_IN_FORM);
  await bench.page.addInitScript(filmProbeScript(false));
  await bench.load(origin + SIGN_IN_PATH);
  await fillLogIn(bench.page);
  await bench.untilQuiet();
  const home = await bench.after(HOME, () => logInButton(bench.page).click());
  await bench.after(lessonForMember(lesson), () => click(bench, `main a[href="${lesson.path}"]`));
  const { firstFrameAt } = await within(
    bench.page.evaluate(() => window.benchFilm.play()),
    FRAME_DEADLINE_MS,
    () => `the film of ${bench.page.url()} does not play`,
  );
  await context.close();
  return firstFrameAt - home.clickedAt;
}

/** Measures the way from LOG IN to the first frame of a lesson. */
export const logIn: BenchCase = {
  name: 'log-in',
  title: 'log-in to the first frame of a lesson',
  isInQuick: false,
  async run(lab) {
    for (const profile of [PROFILES.slow, PROFILES.fast]) {
      await interleave(lab.variants, lab.rounds, async (variant, round) => {
        const time = await logInToFirstFrame(lab, profile, variant);
        const key = { scenario: 'log-in', profile: profile.name, subject: variant.name };
        keep(lab, round, key, { firstFrame: time });
      });
    }
  },
};
