// node grammar.mjs prints grammar/<name>.html to firebase/content/grammar/<name>.pdf.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printPdf } from './chromium.mjs';

const pages = join(import.meta.dirname, 'grammar');
const target = join(import.meta.dirname, '../content/grammar');

mkdirSync(target, { recursive: true });
for (const file of readdirSync(pages).filter((name) => name.endsWith('.html'))) {
  printPdf(join(pages, file), join(target, file.replace('.html', '.pdf')));
}
