import { inRoot } from '../paths';
import { sourceHash } from './source-hash';

/**
 * Hashes kit's sources. Only a shell with the same kit shows a fragment, because the elements carry
 * the class names of that kit's style sheet.
 */
export const kitBuild = () => sourceHash([inRoot('kit')]);

/** A file beside the code that Node runs. It names the build of kit that this code contains. */
export const KIT_FILE = 'kit';
