import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { digestOf } from './file-integrity';

const NAME = 'ChunkIntegrity';
/** What the chunk loader knows: digest by id of the chunk. */
const DIGESTS = '__webpack_require__.sri';

/** Stands for the digest of a chunk until its bytes are final; as long as the digest. */
const standIn = ({ id }: Chunk): string =>
  createHash('sha256').update(`digest of ${id}`).digest('hex');

/** The chunks that the code of a chunk may ask for. */
function childrenOf(chunk: Chunk): Chunk[] {
  const children = new Set<Chunk>();
  for (const group of chunk.groupsIterable) {
    for (const child of group.childrenIterable) {
      for (const each of child.chunks) children.add(each);
    }
  }
  return [...children].filter((child) => child !== chunk && !child.hasRuntime());
}

const byID = (a: Chunk, b: Chunk) => (String(a.id) < String(b.id) ? -1 : 1);

/** Tells the chunk loader the digests of the chunks that one chunk may ask for. */
class DigestsOfChildren extends webpack.RuntimeModule {
  constructor() {
    super('digests of chunks', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const { chunk } = this;
    if (!chunk) return '';
    const digests = Object.fromEntries(
      childrenOf(chunk)
        .sort(byID)
        .map((child) => [child.id, standIn(child)]),
    );
    const text = JSON.stringify(digests);
    return chunk.hasRuntime() ? `${DIGESTS} = ${text};` : `Object.assign(${DIGESTS}, ${text});`;
  }
}

/** Tells webpack which digest an asset has, so that it is written where its stand-in is. */
function nameDigests(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      if (!file.endsWith('.js')) continue;
      compilation.updateAsset(
        file,
        (source) => source,
        (info) => ({ ...info, contenthash: [info?.contenthash ?? [], standIn(chunk)].flat() }),
      );
    }
  }
}

/**
 * The chunk loader of a build asks for each chunk with its SHA-384, so a browser runs no changed
 * chunk. A chunk carries the digests of those that it may ask for; the entry carries the first
 * ones, and the registry carries that of the entry. So a page loads no digest that it does not
 * need, and no list costs a request. Source: decision 52.
 */
export const chunkIntegrity = (): webpack.WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) =>
          `${code}\nif (${DIGESTS}[chunkId]) script.integrity = "sha384-" + ${DIGESTS}[chunkId];`,
      );
      compilation.hooks.additionalChunkRuntimeRequirements.tap(NAME, (chunk) => {
        if (childrenOf(chunk).length > 0) {
          compilation.addRuntimeModule(chunk, new DigestsOfChildren());
        }
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => nameDigests(compilation),
      );
      webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
        NAME,
        (contents, oldHash) => {
          const [bytes] = contents;
          const isStandIn = [...compilation.chunks].some((chunk) => standIn(chunk) === oldHash);
          return isStandIn && bytes ? digestOf(bytes) : undefined;
        },
      );
    });
  },
});
