import { readFile, writeFile } from 'node:fs/promises';
import { REMOTE_NAMES } from 'delivery/addresses';
import { CONTRACTS, reportFile } from 'delivery/build/contract/contract-report';
import { readRemoteDefinition } from 'delivery/build/remote-definition';
import { inRoot } from 'delivery/paths';
import { apiReports } from './api-reports';
import { fillParts } from './fill-parts';
import { interfaceParts } from './interfaces';
import { plansTable } from './plans';

const PAGES = ['docs/interfaces.md', 'docs/product.md', '.github/CODEOWNERS'] as const;
type Page = (typeof PAGES)[number];

/** Pages that are made from the code and the content, wholly or in part. */
export const GENERATED_PAGES = [...PAGES, ...CONTRACTS.map(reportFile)];

/** Names the reviewers of each remote; the shell's team reviews everything else. */
async function codeOwners(): Promise<string> {
  const remotes = REMOTE_NAMES.map(async (name) => {
    const { owner } = await readRemoteDefinition(name);
    return `/${name}/ ${owner.team}\n`;
  });
  const lines = await Promise.all(remotes);
  return `# Made from each remote.ts by \`npm run interfaces\`.\n* @swissgerman/platform\n${lines.join('')}`;
}

const textOf: Readonly<Record<Page, (page: Page, text: string) => Promise<string>>> = {
  'docs/interfaces.md': async (page, text) => fillParts(text, page, await interfaceParts()),
  'docs/product.md': async (page, text) => fillParts(text, page, { plans: await plansTable() }),
  '.github/CODEOWNERS': codeOwners,
};

/** Makes the text of each page from the present code. */
export async function generatedPages(): Promise<Readonly<Record<string, string>>> {
  const pages = PAGES.map(
    async (page) => [page, await textOf[page](page, await readFile(inRoot(page), 'utf8'))] as const,
  );
  const reports = apiReports();
  return Object.fromEntries([
    ...(await Promise.all(pages)),
    ...CONTRACTS.map((contract) => [reportFile(contract), reports[contract]] as const),
  ]);
}

export async function writeGeneratedPages(): Promise<void> {
  for (const [page, text] of Object.entries(await generatedPages())) {
    await writeFile(inRoot(page), text);
  }
}
