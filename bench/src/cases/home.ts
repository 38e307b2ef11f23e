import type { BenchCase } from '../lab';
import { PROFILES } from '../profiles';
import { HOME } from '../targets';
import { countColdRounds, measureColdLoad, type ColdLoad } from './cold-load';

const LOAD: ColdLoad = {
  scenario: 'home-cold',
  again: 'home-warm',
  path: '/',
  target: HOME,
};

/** Opens home, cold and warm: the first page of nearly every visitor. */
export const home: BenchCase = {
  name: 'home',
  title: 'cold and warm home',
  isInQuick: true,
  async run(lab) {
    const { slow, connect } = PROFILES;
    await measureColdLoad(lab, LOAD, lab.isQuick ? [slow] : [slow, connect]);
    await countColdRounds(lab, LOAD);
  },
};
