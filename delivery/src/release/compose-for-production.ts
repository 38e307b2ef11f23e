import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, writeCatalogue } from 'publisher';
import type { BuiltPackage } from '../build/packages';
import { inRoot } from '../paths';
import { PlainError } from '../plain-error';
import { productionDeployment, publishSite, type Deployment } from '../compose';
import { LOG_FILE } from './releases';
import { who } from './who';

interface ProductionOptions {
  /** Folder that gets one folder per site. */
  readonly outDir: string;
  /** Default: the one of `firebase/web-config.json`. */
  readonly deployment?: Deployment;
  /** Default: now. */
  readonly now?: Date;
  /** Folder of a package's last build; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
  /** Default: `firebase/content`. */
  readonly contentDir?: string;
}

/**
 * Writes shell, remotes and catalogue as production serves them, from the last builds. The result
 * is only for looking and weighing: it is not signed. Uses no network. Source: decision 60.
 *
 * @throws {PlainError} with one line per mistake in the content or per remote that cannot be
 *   prerendered (then all pages are written), or when the folder holds a shipped release
 */
export async function composeForProduction({
  outDir,
  deployment = productionDeployment(),
  now = new Date(),
  buildOf = (name) => inRoot(name, 'dist'),
  contentDir = inRoot('firebase', 'content'),
}: ProductionOptions): Promise<void> {
  if (existsSync(join(outDir, 'shell', LOG_FILE))) {
    throw new PlainError(
      `${outDir} holds a shipped release, so nothing was composed. Ship the next one: npm run compose -- --deploy.`,
    );
  }
  let problems: readonly string[];
  try {
    const catalogueFile = await writeCatalogue({
      contentDir,
      mediaOrigin: deployment.origins.media,
      catalogueDir: join(outDir, 'shell'),
      now: () => now,
    });
    const change = { by: who(), reason: 'Composed for production' };
    problems = await publishSite({ deployment, outDir, catalogueFile, change, now, buildOf });
  } catch (error) {
    if (error instanceof ContentError) throw new PlainError(error.message);
    throw error;
  }
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
}
