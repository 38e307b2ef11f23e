import { writeGuideFiles } from '../parent-app/guide-files';
import type { Command } from '../processes/run-command';

/**
 * `npm run parent-app-guide` writes the generated parts of docs/parent-app.md, the JSON Schema and
 * the models for Swift and Kotlin, from the schemas of shared-contracts. Run it after changing a
 * message.
 */
const parentAppGuide: Command = async () => {
  await writeGuideFiles();
  return 0;
};

export default parentAppGuide;
