import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Claim } from 'publisher';
import { parse } from 'valibot';
import { RemoteManifestSchema, type Registry } from 'shared-contracts';
import { endCanaries } from 'common/canary-judge';
import { VERDICTS_PATH } from 'shared-contracts/signed-registry';
import type { RemoteName, Site } from '../../../addresses';
import { DOCUMENTS_FOLDER } from '../../../build/documents/document-page';
import { BUILT_PACKAGES, type BuiltPackage } from '../../../build/packages';
import { inRoot } from '../../../paths';
import { previewDeployment, productionDeployment, REGISTRY_FILE } from '../../../compose';
import { archive } from '../../../release/archive';
import { canaried, published } from '../../../release/changes';
import { release, type ReleaseOptions } from '../../../release/release';
import { present } from '../../../release/testing/present';
import { fingerprintOf } from '../../../signing/registry-keys';
import { signRegistry } from '../../../signing/sign-registry';
import type { ReadDates } from '../changed-dates';
import type { DeploySites } from '../ship-sites';
import { hostingStore } from '../hosting-store';
import { composePreview } from '../compose-preview';
import { readOver } from '../read-site';
import { shipAll } from '../ship-all';
import { takeOverVerdict } from '../verdict';
import { startHostingEmulator, type HostingEmulator } from './hosting-emulator';

type Options = Partial<ReleaseOptions> & Pick<ReleaseOptions, 'choose' | 'action'>;

type LiveRegistry = Registry & { readonly sequence: number; readonly expires: string };

interface SiteRules {
  readonly target: string;
  readonly headers: readonly { readonly regex?: string }[];
}

const PREVIEW_ORIGINS = Object.fromEntries(
  BUILT_PACKAGES.map((name) => [name, `https://${name}--pr-12.web.app`]),
) as Readonly<Record<BuiltPackage, string>>;

/** Checks that the CLI's configuration is of this release: it names all hashed files. */
function requireConfig(releaseFile: string, sites: string, names: readonly Site[]): void {
  const { hosting } = JSON.parse(readFileSync(releaseFile, 'utf8')) as {
    readonly hosting: readonly SiteRules[];
  };
  for (const name of names) {
    const rules = hosting.find(({ target }) => target === name)?.headers ?? [];
    const kept = rules.flatMap(({ regex }) => (regex === undefined ? [] : [new RegExp(regex)]));
    const hashed = readdirSync(join(sites, name), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.[0-9a-f]{8}\.js$/.test(file),
    );
    const missing = hashed.filter((file) => !kept.some((each) => each.test(`/${file}`)));
    if (hashed.length === 0 || missing.length > 0) {
      throw new Error(`the configuration of ${name} lacks ${missing.join(', ')}`);
    }
  }
}

/** A deployed product in the Hosting emulator, and machines that ship into it. */
export async function startDeployedWorld() {
  const folder = inRoot('.run', `deployed-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const hosting: HostingEmulator = await startHostingEmulator(folder);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const fingerprints = [fingerprintOf(privateKey)];
  const judgeKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  const judge = fingerprintOf(judgeKey);
  const keyFile = join(folder, 'registry-key.pem');
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  const deployment = {
    ...productionDeployment(),
    origins: hosting.origins,
    registryKeys: fingerprints,
  };
  const read = readOver(deployment);
  const json = async (path: string) =>
    JSON.parse((await read('shell', path))?.toString('utf8') ?? 'null') as unknown;

  /** Stands in for the function `judgement`: Hosting answers a file before it asks a function. */
  function answerVerdict(text: string): void {
    mkdirSync(hosting.live('shell'), { recursive: true });
    writeFileSync(hosting.live('shell', VERDICTS_PATH), text);
  }

  /** A machine with new empty folders. */
  function machine(by: string) {
    const where = { folder: join(folder, by, 'shipping') };
    const sites = join(folder, by, 'hosting');
    mkdirSync(where.folder, { recursive: true });
    const releaseFile = join(folder, by, 'firebase.release.json');
    /** Sites in the order of their deployments. */
    const deployments: string[] = [];
    const signers = { fingerprints, judge };
    const log = { where, signers, read, settleMs: 0 };

    /** Stands in for the switch of Hosting, which `firebase deploy` does at the end. */
    const deploy: DeploySites = async (names) => {
      requireConfig(releaseFile, sites, names);
      deployments.push(names.join(' '));
      for (const name of names) hosting.release(name, join(sites, name));
      if (names.includes('shell')) answerVerdict('');
    };
    const means = (
      change: {
        deploy?: DeploySites;
        hold?: (claim: Claim) => Promise<Claim>;
        readBackMs?: number;
      } = {},
    ) => ({
      deployment,
      keys: { ...signers, current: privateKey },
      sites,
      by,
      store: hostingStore({
        ...log,
        deployment,
        sites,
        releaseFile,
        deploy: change.deploy ?? deploy,
        hold: change.hold ?? (async (claim) => claim),
        readBackMs: change.readBackMs ?? 30_000,
      }),
    });
    const ship = (options: Options) => release({ ...means(), reason: 'Because', ...options });
    return {
      where,
      deploy,
      deployments,
      means,
      ship,
      /** Puts a file into its folder of the shell's site, as an earlier release has left it. */
      putOnShell: (file: string, text: string) => {
        mkdirSync(join(sites, 'shell'), { recursive: true });
        writeFileSync(join(sites, 'shell', file), text);
      },
      verify: () => means().store.verify(),
      takeOver: () => takeOverVerdict(means(), log),
      shipAll: (
        readDates: ReadDates = async () => null,
        rest: { named?: readonly RemoteName[]; buildOf?: (name: BuiltPackage) => string } = {},
      ) => shipAll({ means: means(), reason: 'The first', mayPass: false, readDates, ...rest }),
      publish: (remote: RemoteName, build: string, rest: Partial<ReleaseOptions> = {}) =>
        ship({
          action: 'publish',
          remote,
          choose: (now) => published(present(now), remote, archived(where, remote, build)),
          ...rest,
        }),
      canary: (remote: RemoteName, build: string, percent: number) =>
        ship({
          action: 'canary',
          remote,
          choose: (now) => canaried(present(now), remote, archived(where, remote, build), percent),
        }),
    };
  }

  const archived = (where: { readonly folder: string }, remote: RemoteName, build: string) =>
    archive(where, remote, built(remote, build));

  /** Makes another build of a remote of the last one: its entry and documents differ. */
  function built(remote: RemoteName, build: string): string {
    const dist = join(folder, 'builds', `${remote}-${build}`);
    rmSync(dist, { recursive: true, force: true });
    cpSync(inRoot(remote, 'dist'), dist, { recursive: true });
    const manifestFile = join(dist, 'remote.json');
    const manifest = parse(RemoteManifestSchema, JSON.parse(readFileSync(manifestFile, 'utf8')));
    const file = `remoteEntry.${build}.js`;
    const entry = `/* ${build} */\n${readFileSync(join(dist, manifest.entry.file), 'utf8')}`;
    writeFileSync(join(dist, file), entry);
    const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
    const next = { ...manifest, build, entry: { file, integrity } };
    writeFileSync(manifestFile, JSON.stringify(next));
    const documents = join(dist, DOCUMENTS_FOLDER);
    for (const name of existsSync(documents) ? readdirSync(documents) : []) {
      appendFileSync(join(documents, name), `<!-- ${build} -->`);
    }
    return dist;
  }

  return {
    hosting,
    fingerprints,
    judge,
    /** The judge of the deployed product ends the canary of a remote. */
    endCanary: async (remote: RemoteName, reason: string) => {
      const basis = (await read('shell', REGISTRY_FILE))?.toString('utf8') ?? '';
      const judged = endCanaries(basis, [remote], { reason, now: new Date() });
      answerVerdict(signRegistry(judged, judgeKey));
    },
    keyFile,
    machine,
    built,
    /** Writes the sites of a preview of which one build is the branch's. @returns their folder */
    preview: async (remote: RemoteName, build: string) => {
      const sites = join(folder, 'preview', 'hosting');
      const signers = { fingerprints, judge };
      const where = { folder: join(folder, 'preview', 'shipping') };
      const said = await composePreview({
        deployment: previewDeployment(PREVIEW_ORIGINS, {
          name: 'a <branch>',
          commit: 'c0ffee000001',
          endsAt: new Date('2026-12-13T09:00:00.000Z'),
        }),
        live: { where, signers, read, settleMs: 0 },
        sites,
        buildOf: (name) => (name === remote ? built(remote, build) : inRoot(name, 'dist')),
      });
      return { sites, ...said };
    },
    /** What learners get at an address of a site. */
    read: async (site: Site, path: string) => (await read(site, path))?.toString('utf8'),
    registry: async () => (await json(REGISTRY_FILE)) as LiveRegistry,
    stop: async () => {
      await hosting.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
