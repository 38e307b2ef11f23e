import type { BenchCase } from '../lab';
import { backend } from './backend';
import { builds } from './builds';
import { growth } from './growth';
import { handlers } from './handlers';
import { heap } from './heap';
import { home } from './home';
import { lesson } from './lesson';
import { logIn } from './log-in';
import { navigation } from './navigation';
import { sizes } from './sizes';
import { video } from './video';

/** In the order in which they are measured. */
export const CASES: readonly BenchCase[] = [
  ...[sizes, home, lesson, navigation, logIn, video, heap],
  ...[growth, backend, handlers, builds],
];
