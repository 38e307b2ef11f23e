import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from 'delivery/plain-error';
import { bytesByModule } from './bytes-by-module';
import { nameOfFile, sentBytes, type Measured, type Measurement } from './measurement';

interface Build {
  /** Folder of the package. */
  readonly name: string;
  readonly dist: string;
}

/** Folders with a leading dot hold code for Node, which no browser loads. */
const isServedCode = (path: string) => /^[^.].*\.(js|css)$/.test(path);

function measureBuild({ name: owner, dist }: Build): readonly (readonly [string, Measured])[] {
  if (!existsSync(join(dist, '.build'))) {
    throw new PlainError(`${owner} is not built; build it with: npm run build`);
  }
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isServedCode);
  return paths.map((path) => {
    const file = join(dist, path);
    const text = (name: string) => readFileSync(name, 'utf8');
    const modules = () => bytesByModule(text(file), text(`${file}.map`), owner);
    return [nameOfFile(owner, path), { bytes: sentBytes(file), modules }];
  });
}

/**
 * Measures every script and style sheet of some builds.
 *
 * @throws {PlainError} when a package is not built
 * @throws {Error} when two files of a build would share one budget
 */
export function measureFiles(builds: readonly Build[]): Measurement {
  const measurement = new Map<string, Measured>();
  for (const [name, measured] of builds.flatMap(measureBuild)) {
    if (measurement.has(name)) throw new Error(`Two built files are called ${name}; rename one`);
    measurement.set(name, measured);
  }
  return measurement;
}
