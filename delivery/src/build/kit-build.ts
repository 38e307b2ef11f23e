import { inRoot } from '../paths';
import { sourceHash } from './source-hash';

/**
 * Hashes kit's sources. A shell shows a prerendered fragment only if both have the same kit: the
 * elements carry the class names of kit's style sheet.
 */
export const kitBuild = () => sourceHash([inRoot('kit')]);

/** The file that names the build of kit in the code for Node. It is in the same folder. */
export const KIT_FILE = 'kit';
