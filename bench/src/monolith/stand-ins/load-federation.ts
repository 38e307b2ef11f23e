import { screens } from 'virtual:screens';
import { createStaticFederation } from '../static-federation';

/** Loads nothing, because the screens are part of this build. */
export const loadFederation = async () => createStaticFederation(screens);
