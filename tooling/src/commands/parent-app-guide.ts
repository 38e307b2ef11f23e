import { writeGuideFiles } from '../parent-app/guide-files';
import type { Command } from '../processes/run-command';

/**
 * `npm run parent-app-guide`: writes the generated parts of docs/parent-app.md, and the JSON Schema
 * and the models for Swift and Kotlin beside it, from the schemas of shared-contracts. After a
 * change of a message.
 */
const parentAppGuide: Command = async () => {
  await writeGuideFiles();
  return 0;
};

export default parentAppGuide;
