import type { BenchCase } from '../lab';
import { backend } from './backend';
import { builds } from './builds';
import { growth } from './growth';
import { handlers } from './handlers';
import { heap } from './heap';
import { home } from './home';
import { interactions } from './interactions';
import { lesson } from './lesson';
import { liveChat } from './live-chat';
import { logIn } from './log-in';
import { navigation } from './navigation';
import { scrolling } from './scrolling';
import { shipping } from './shipping';
import { sizes } from './sizes';
import { video } from './video';

/** All cases, in the order in which they are measured. */
export const CASES: readonly BenchCase[] = [
  ...[sizes, home, lesson, navigation, logIn, video, heap],
  ...[interactions, growth, scrolling, backend, handlers, liveChat, shipping, builds],
];
