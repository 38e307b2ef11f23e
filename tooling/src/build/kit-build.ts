import { inRoot } from '../paths';
import { sourceHash } from './source-hash';

/**
 * Hashes kit's sources. Only a shell with the same kit shows a fragment, because the elements carry
 * the class names of that kit's style sheet.
 */
export const kitBuild = () => sourceHash([inRoot('kit')]);

/** In the folder of the code that Node runs: the build of the kit that is bundled there. */
export const KIT_FILE = 'kit';
