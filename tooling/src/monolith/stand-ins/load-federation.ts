import { screens } from 'virtual:screens';
import { createStaticFederation } from '../static-federation';

const federation = Promise.resolve(createStaticFederation(screens));

/** No chunk to wait for: the screens are part of this build. */
export const loadFederation = () => federation;
