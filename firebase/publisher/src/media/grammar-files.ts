import type { GrammarDocument } from 'shared-contracts';
import type { GrammarPdf } from '../content/load-grammar';
import type { ClipSecrets } from './clip-secrets';

/** Where the PDFs went. */
export interface PublishedGrammar {
  /** Id of the document, by file name. */
  readonly ids: ReadonlyMap<string, string>;
  /** `GrammarDocuments/{id}`. */
  readonly documents: ReadonlyMap<string, GrammarDocument>;
}

/**
 * PDFs are stored as documents and not as files of the media site: there everything can be fetched
 * by its address for ever, while a PDF is handed out against a token that expires.
 */
export function publishGrammar(
  grammar: ReadonlyMap<string, GrammarPdf>,
  secrets: ClipSecrets,
): PublishedGrammar {
  const ids = new Map<string, string>();
  const documents = new Map<string, GrammarDocument>();
  for (const { name, content } of grammar.values()) {
    const id = secrets.mediaId(`grammar-${name.slice(0, -'.pdf'.length)}`, content);
    ids.set(name, id);
    documents.set(id, { name, pdf: new Uint8Array(content) });
  }
  return { ids, documents };
}
