import type { BenchCase } from '../lab';
import { PROFILES } from '../profiles';
import { signInEverywhere } from '../sign-in';
import { lessonForMember, lessonForVisitor } from '../targets';
import { countColdRounds, measureColdLoad, timeColdLoad, type ColdLoad } from './cold-load';

/** Opens a lesson by its address in a new browser, as a visitor and as a member. */
export const lesson: BenchCase = {
  name: 'lesson',
  title: 'a cold deep link to a lesson',
  isInQuick: true,
  async run(lab) {
    const { path } = lab.lesson;
    const visitor: ColdLoad = {
      scenario: 'lesson-cold-visitor',
      path,
      target: lessonForVisitor(lab.lesson),
    };
    if (lab.isQuick) return timeColdLoad(lab, visitor, PROFILES.slow);
    await measureColdLoad(lab, visitor, [PROFILES.slow, PROFILES.connect]);
    await countColdRounds(lab, visitor);

    const signedIn = await signInEverywhere(lab);
    const member: ColdLoad = {
      scenario: 'lesson-cold-member',
      path,
      target: lessonForMember(lab.lesson),
      visitorOf: ({ origin }) => signedIn(origin),
    };
    await measureColdLoad(lab, member, [PROFILES.slow]);
    await countColdRounds(lab, member);
  },
};
