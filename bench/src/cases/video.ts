import { newVisitor } from '../browser/launch';
import { openPage } from '../browser/bench-page';
import { filmProbeScript } from '../browser/film-probe';
import { within } from '../deadline';
import { keep, type BenchCase, type Lab, type StoredVisitor } from '../lab';
import { PROFILES, type Profile } from '../profiles';
import { interleave } from '../rounds';
import { signInEverywhere } from '../sign-in';
import { lessonForMember } from '../targets';
import type { Target } from '../browser/probe';

const FRAME_DEADLINE_MS = 60_000;

interface Film {
  readonly scenario: string;
  readonly subject: string;
  readonly url: string;
  readonly target: Target | undefined;
  readonly visitor?: StoredVisitor;
  /** true: plays as soon as the film is in the page, with an empty cache; false: plays at rest. */
  readonly isPlayedAtOnce: boolean;
}

/** Measures the time from the call of `play` to the first frame, ms. */
async function firstFrame({ browser }: Lab, profile: Profile, film: Film): Promise<number> {
  const context = await newVisitor(browser, profile, film.visitor);
  const bench = await openPage(context, profile, film.target);
  await bench.page.addInitScript(filmProbeScript(film.isPlayedAtOnce));
  await bench.load(film.url);
  if (!film.isPlayedAtOnce) await bench.untilQuiet();
  const times = await within(
    bench.page.evaluate(
      (isPlaying) => (isPlaying ? window.benchFilm.played : window.benchFilm.play()),
      film.isPlayedAtOnce,
    ),
    FRAME_DEADLINE_MS,
    () => `the film of ${film.url} does not play`,
  );
  await context.close();
  return times.firstFrameAt - times.askedAt;
}

/**
 * Measures the time from a click to the first frame of a lesson's film, against a plain MP4 of the
 * same clip.
 */
export const video: BenchCase = {
  name: 'video',
  title: 'the first frame of a film',
  isInQuick: false,
  async run(lab) {
    const signedIn = await signInEverywhere(lab);
    const mp4 = await lab.startMp4Site();
    const product = lab.addresses.sites.shell.origin;
    const ours = {
      subject: 'product',
      url: product + lab.lesson.path,
      target: lessonForMember(lab.lesson),
      visitor: signedIn(product),
    };
    const plain: Film = {
      scenario: 'video-mp4',
      subject: 'mp4',
      url: `${mp4}/`,
      target: undefined,
      isPlayedAtOnce: false,
    };
    const films: readonly Film[] = [
      { ...ours, scenario: 'video-prefetched', isPlayedAtOnce: false },
      { ...ours, scenario: 'video-cold', isPlayedAtOnce: true },
      plain,
    ];
    for (const profile of [PROFILES.slow, PROFILES.fast]) {
      await interleave(films, lab.rounds, async (film, round) => {
        const time = await firstFrame(lab, profile, film);
        const { scenario, subject } = film;
        keep(lab, round, { scenario, subject, profile: profile.name }, { firstFrame: time });
      });
    }
  },
};
