import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { digestOf } from './file-integrity';

const NAME = 'ChunkIntegrity';
/** The chunk loader's digests, by the name of a file (`nameOf`). */
const DIGESTS = '__webpack_require__.sri';
/** webpack's type of the modules in a style sheet. */
const STYLE = 'css/mini-extract';

type Kind = 'script' | 'style';
/** The loader's name of a file: the id of its chunk, with `.css` for the style sheet. */
const nameOf = ({ id }: Chunk, kind: Kind): string => (kind === 'script' ? `${id}` : `${id}.css`);

/** A placeholder of a digest's length, until the bytes of the file are final. */
const standIn = (chunk: Chunk, kind: Kind = 'script'): string =>
  createHash('sha256')
    .update(`digest of ${nameOf(chunk, kind)}`)
    .digest('hex');

const kindOf = (file: string): Kind | undefined =>
  file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : undefined;

/** Which digests a chunk carries. */
interface Carried {
  chunksOf(chunk: Chunk, compilation: Compilation): readonly Chunk[];
  /** Whether also those of the style sheets. */
  readonly hasStyles: boolean;
}

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

/** The code by which a chunk gives its digests to the chunk loader. */
class CarriedDigests extends webpack.RuntimeModule {
  constructor(private readonly carried: Carried) {
    super('digests of chunks', webpack.RuntimeModule.STAGE_BASIC);
  }

  private kindsOf(chunk: Chunk): readonly Kind[] {
    const styles = this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, STYLE);
    return this.carried.hasStyles && styles ? ['script', 'style'] : ['script'];
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (!chunk || !compilation) return '';
    const digests = Object.fromEntries(
      [...this.carried.chunksOf(chunk, compilation)]
        .sort(byID)
        .flatMap((each) =>
          this.kindsOf(each).map((kind) => [nameOf(each, kind), standIn(each, kind)]),
        ),
    );
    const text = JSON.stringify(digests);
    return chunk.hasRuntime() ? `${DIGESTS} = ${text};` : `Object.assign(${DIGESTS}, ${text});`;
  }
}

/** Names each asset's placeholder as its hash, so that webpack replaces it by the digest. */
function nameDigests(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const kind = kindOf(file);
      if (kind === undefined) continue;
      const digest = standIn(chunk, kind);
      compilation.updateAsset(
        file,
        (source) => source,
        (info) => ({ ...info, contenthash: [info?.contenthash ?? [], digest].flat() }),
      );
    }
  }
}

const isStandIn = ({ chunks }: Compilation, hash: string): boolean =>
  [...chunks].some((chunk) => [standIn(chunk), standIn(chunk, 'style')].includes(hash));

/** A plugin: the chunk loader asks for each file with the digest that a chunk carries. */
const integrity = (
  carried: Carried,
  more: (compilation: Compilation) => void = () => undefined,
): webpack.WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) =>
          `${code}\nif (${DIGESTS}[chunkId]) script.integrity = "sha384-" + ${DIGESTS}[chunkId];`,
      );
      compilation.hooks.additionalChunkRuntimeRequirements.tap(NAME, (chunk) => {
        if (carried.chunksOf(chunk, compilation).length > 0) {
          compilation.addRuntimeModule(chunk, new CarriedDigests(carried));
        }
      });
      more(compilation);
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => nameDigests(compilation),
      );
      webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
        NAME,
        (contents, oldHash) => {
          const [bytes] = contents;
          return bytes && isStandIn(compilation, oldHash) ? digestOf(bytes) : undefined;
        },
      );
    });
  },
});

/**
 * The chunk loader of a remote asks for each chunk with its SHA-384, so a browser runs no changed
 * chunk. A chunk carries the digests of the chunks that it may ask for. The entry carries those of
 * the screens, and the registry that of the entry. So no page loads a list of all digests.
 * Source: decision 52.
 */
export const chunkIntegrity = (): webpack.WebpackPluginInstance =>
  integrity({ chunksOf: childrenOf, hasStyles: false });

export interface ShellDigests {
  /** Id of the chunk that carries all other digests: one that an idle page fetches. */
  readonly carrier: string;
  /** Ids of chunks that are needed earlier: the first script carries their digests. */
  readonly early: readonly string[];
}

/**
 * The shell's chunk loader finds a digest in the first script, in a link of the page, or in the
 * carrier, which it then fetches first. If a file fails, the loader fetches it past the cache and
 * tries once more, because a browser may keep changed bytes for a year.
 */
class DigestsBeforeChunks extends webpack.RuntimeModule {
  constructor(private readonly carrier: string) {
    super('digests before chunks', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const carrier = JSON.stringify(this.carrier);
    return `
      var ensure = __webpack_require__.e;
      var fileOf = (id) => __webpack_require__.p + __webpack_require__.u(id);
      var linkTo = (href) => document.querySelector('link[href="' + href + '"]');
      var load = (id) =>
        (${DIGESTS}[id] ||= linkTo(fileOf(id))?.integrity.slice(7))
          ? ensure(id)
          : ensure(${carrier}).then(() => ensure(id));
      __webpack_require__.e = (id) =>
        load(id).catch((error) => {
          if (!error.request || error.type === "timeout") throw error;
          return fetch(error.request, { cache: "reload", signal: AbortSignal.timeout(8000) }).then(
            () => load(id),
            () => { throw error; },
          );
        });`;
  }
}

/**
 * The same for the shell. Its first script can ask for nearly every chunk, and all digests would
 * weigh 1.3 kB in each page. So the carrier has them, and the page has those of its own links. A
 * build without one of the named chunks fails. Source: decision 52.
 */
export const shellIntegrity = ({ carrier, early }: ShellDigests): webpack.WebpackPluginInstance => {
  const first = [carrier, ...early];
  // Compare ids: a chunk that two others share has no name.
  const isFirst = ({ id }: Chunk) => first.some((name) => name === id);
  // webpack reads style sheets by chunks outside of the compilation.
  const isEntry = (chunk: Chunk, { chunks }: Compilation) =>
    chunk.hasRuntime() && chunks.has(chunk);
  return integrity(
    {
      hasStyles: true,
      chunksOf(chunk, compilation) {
        const chunks = [...compilation.chunks].filter((each) => !each.hasRuntime());
        if (isEntry(chunk, compilation)) return chunks.filter(isFirst);
        return chunk.id === carrier ? chunks.filter((each) => !isFirst(each)) : [];
      },
    },
    (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap(NAME, (chunks) => {
        const ids = new Set([...chunks].map(({ id }) => id));
        const missing = first.filter((name) => !ids.has(name));
        compilation.errors.push(
          ...missing.map((name) => new webpack.WebpackError(`The build makes no chunk "${name}"`)),
        );
      });
      compilation.hooks.additionalChunkRuntimeRequirements.tap(NAME, (chunk) => {
        if (isEntry(chunk, compilation)) {
          compilation.addRuntimeModule(chunk, new DigestsBeforeChunks(carrier));
        }
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag, chunkId }) =>
          `${code}\nif (${DIGESTS}[${chunkId} + ".css"]) ${tag}.integrity = "sha384-" + ${DIGESTS}[${chunkId} + ".css"];`,
      );
    },
  );
};
