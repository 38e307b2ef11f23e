import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from 'delivery/paths';
import { fillParts } from './fill-parts';
import { interfaceParts } from './interfaces';
import { plansTable } from './plans';

/** Pages whose parts are made from the code and the content; the rest is written by hand. */
export const GENERATED_PAGES = ['docs/interfaces.md', 'docs/product.md'] as const;

const PARTS: Readonly<
  Record<(typeof GENERATED_PAGES)[number], () => Promise<Readonly<Record<string, string>>>>
> = {
  'docs/interfaces.md': interfaceParts,
  'docs/product.md': async () => ({ plans: await plansTable() }),
};

/** The text of each page, with its generated parts as the code has them now. */
export async function generatedPages(): Promise<Readonly<Record<string, string>>> {
  const pages = GENERATED_PAGES.map(async (page) => {
    const text = await readFile(inRoot(page), 'utf8');
    return [page, fillParts(text, page, await PARTS[page]())] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** Writes them. */
export async function writeGeneratedPages(): Promise<void> {
  for (const [page, text] of Object.entries(await generatedPages())) {
    await writeFile(inRoot(page), text);
  }
}
