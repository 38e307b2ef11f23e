import { writeGeneratedPages } from '../documents/generated-pages';
import type { Command } from '../processes/run-command';

/**
 * `npm run interfaces` writes the generated parts of docs/interfaces.md (addresses, callables,
 * documents) and docs/product.md (the price list), CODEOWNERS and the API reports. Run it after
 * changing their sources.
 */
const interfaces: Command = async () => {
  await writeGeneratedPages();
  return 0;
};

export default interfaces;
