import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import ts from 'typescript';
import { CONTRACTS, type Contract, type Reports } from 'delivery/build/contract/contract-report';
import { compilerOptions } from 'delivery/build/contract/contract-uses';
import { inRoot, ROOT } from 'delivery/paths';

/** The module whose exports make up each contract, without its ending. */
const ENTRIES: Readonly<Record<Contract, string>> = {
  platform: 'shared-contracts/src/platform/index',
  kit: 'kit/src/shared/index',
};
const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

/** Writes declaration files of both contracts, because API Extractor reads only these. */
function emitDeclarations(outDir: string, changed: Readonly<Record<string, string>>): void {
  const options: ts.CompilerOptions = {
    ...compilerOptions(),
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir,
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const texts = new Map(Object.entries(changed).map(([file, text]) => [inRoot(file), text]));
  host.readFile = (file) => texts.get(file) ?? read(file);
  const files = CONTRACTS.map((contract) => inRoot(`${ENTRIES[contract]}.ts`));
  ts.createProgram([...files, inRoot('kit/src/css-modules.d.ts')], options, host).emit();
}

/**
 * Makes the API reports of both contracts with API Extractor: all declarations that the shell gives
 * to remotes at run time, without comments. They are committed, so a review shows each change.
 * Source: decision 41.
 *
 * @param changed texts that replace files, by path from the root
 * @throws {Error} when API Extractor cannot read the sources
 */
export function apiReports(changed: Readonly<Record<string, string>> = {}): Reports {
  mkdirSync(inRoot('.run'), { recursive: true });
  // Inside the repository, so that declarations find the packages that they import.
  const folder = mkdtempSync(inRoot('.run', 'api-'));
  try {
    emitDeclarations(folder, changed);
    const entries = CONTRACTS.map((contract) => join(folder, `${ENTRIES[contract]}.d.ts`));
    const configs = CONTRACTS.map((contract, index) =>
      ExtractorConfig.prepare({
        configObject: {
          projectFolder: folder,
          mainEntryPointFilePath: entries[index] ?? '',
          newlineKind: 'lf',
          compiler: {
            overrideTsconfig: {
              compilerOptions: {
                target: 'es2022',
                lib: ['es2023', 'dom', 'dom.iterable'],
                module: 'esnext',
                moduleResolution: 'bundler',
                jsx: 'react-jsx',
                strict: true,
                skipLibCheck: true,
                types: [],
                paths: { 'shared-contracts': [join(folder, 'shared-contracts/src/index.d.ts')] },
              },
              files: entries,
            },
          },
          apiReport: {
            enabled: true,
            reportFileName: `${contract}.api.md`,
            reportFolder: folder,
            reportTempFolder: join(folder, 'temp'),
            includeForgottenExports: true,
          },
          docModel: { enabled: false },
          dtsRollup: { enabled: false },
          tsdocMetadata: { enabled: false },
          messages: { extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
        },
        configObjectFullPath: join(folder, 'api-extractor.json'),
        packageJsonFullPath: inRoot(ENTRIES[contract].split('/')[0] ?? '', 'package.json'),
      }),
    );
    const [first] = configs;
    const options = { additionalEntryPoints: entries };
    const compilerState = first && CompilerState.create(first, options);
    const reports = CONTRACTS.map((contract, index) => {
      const config = configs[index];
      if (!config || !compilerState) throw new Error(`There is no contract "${contract}"`);
      Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => {
          message.handled = true;
          if (message.logLevel === ExtractorLogLevel.Error)
            throw new Error(`${contract}: ${message.text}`);
        },
      });
      return [contract, readFileSync(join(folder, `${contract}.api.md`), 'utf8')];
    });
    return Object.fromEntries(reports) as Record<Contract, string>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
