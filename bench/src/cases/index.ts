import type { BenchCase } from '../lab';
import { backend } from './backend';
import { growth } from './growth';
import { heap } from './heap';
import { home } from './home';
import { interactions } from './interactions';
import { lesson } from './lesson';
import { liveChat } from './live-chat';
import { navigation } from './navigation';
import { scrolling } from './scrolling';
import { shipping } from './shipping';
import { video } from './video';

/** All cases, in the order in which they are measured. */
export const CASES: readonly BenchCase[] = [
  ...[home, lesson, navigation, video, interactions],
  ...[growth, scrolling, backend, liveChat, shipping, heap],
];
