import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../paths';

interface FirebaseJson {
  readonly hosting: readonly {
    readonly target: string;
    readonly headers: readonly {
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  }[];
}

const { hosting } = JSON.parse(
  readFileSync(inRoot('firebase', 'firebase.json'), 'utf8'),
) as FirebaseJson;

const policy = hosting
  .find(({ target }) => target === 'shell')
  ?.headers.flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;

const directive = (name: string) =>
  policy
    ?.split(';')
    .map((part) => part.trim().split(' '))
    .find(([key]) => key === name)
    ?.slice(1);

describe('the content security policy of the shell', () => {
  it('allows the one inline script, by its hash', () => {
    const script = readFileSync(inRoot('shell', 'before-paint.js'));
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(directive('script-src')?.filter((source) => source.startsWith("'sha"))).toEqual([hash]);
  });

  it('allows nothing that makes it worthless', () => {
    expect(policy).not.toMatch(/unsafe-|\*|strict-dynamic/);
    expect(directive('default-src')).toEqual(["'none'"]);
  });
});
