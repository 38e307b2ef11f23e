import { screens } from 'virtual:screens';
import { createStaticFederation } from '../static-federation';

/** Needs no request, because the build contains the screens. */
export const loadFederation = async () => createStaticFederation(screens);
