import { documentPage, fillDocument } from './document-page';

const script = { file: 'assets/document-chat.0a1b2c3d.js', integrity: 'sha384-script' };
const style = { file: 'assets/document-chat.1a2b3c4d.css', integrity: 'sha384-style' };

test('names its hashed files with their integrity', () => {
  const page = documentPage({ title: 'Chat' }, { script, style });
  expect(page).toContain(
    '<script src="/assets/document-chat.0a1b2c3d.js" integrity="sha384-script" defer></script>',
  );
  expect(page).toContain(
    '<link rel="stylesheet" href="/assets/document-chat.1a2b3c4d.css" integrity="sha384-style" />',
  );
  expect(documentPage({ title: 'Chat' }, { script })).not.toContain('stylesheet');
});

test('has nothing inline, so its policy needs no exception', () => {
  const page = documentPage({ title: 'Chat' }, { script, style });
  expect(page).not.toMatch(/<style|style="|<script>| on\w+=/);
});

test('escapes its title, and knows the shell only once it is published', () => {
  const page = documentPage({ title: 'Chat & <b>' }, { script });
  expect(page).toContain('<title>Chat &amp; &lt;b&gt;</title>');
  expect(page).not.toContain('https://');
  const filled = fillDocument(page, 'https://swissgerman.example');
  expect(filled).toContain('<meta name="shell" content="https://swissgerman.example" />');
  expect(filled).not.toContain('{{');
});
