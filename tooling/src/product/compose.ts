import { join } from 'node:path';
import { ContentError, writeCatalogue } from 'publisher';
import { inRoot } from '../paths';
import { PlainError } from '../processes/plain-error';
import {
  hasSampleValues,
  productionDeployment,
  publishSite,
  type PublishOptions,
} from '../publish';

/** What firebase.json deploys: one folder per site. */
export const DEPLOYED_SITES = inRoot('firebase', 'hosting');

/**
 * Writes shell, remotes and catalogue as production serves them, from the last builds. Reaches no
 * network: documents and media are published into the real project on their own.
 *
 * @param options.say takes one line when something keeps the result from working
 * @throws {PlainError} with one line per mistake in the content, or per remote that could not be
 *   prerendered; then all pages are written, and those of that remote wait for its code
 */
export async function composeForProduction({
  outDir = DEPLOYED_SITES,
  say,
  ...rest
}: Pick<PublishOptions, 'buildOf' | 'now'> & {
  readonly outDir?: string;
  readonly say: (line: string) => void;
}): Promise<void> {
  const deployment = productionDeployment();
  let problems: readonly string[];
  try {
    const catalogueFile = await writeCatalogue({
      contentDir: inRoot('firebase', 'content'),
      mediaOrigin: deployment.origins.media,
      catalogueDir: join(outDir, 'shell'),
    });
    problems = await publishSite({ deployment, outDir, catalogueFile, ...rest });
  } catch (error) {
    if (error instanceof ContentError) throw new PlainError(error.message);
    throw error;
  }
  if (hasSampleValues(deployment)) {
    say('firebase/web-config.json holds sample values: replace them before you deploy.');
  }
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
}
