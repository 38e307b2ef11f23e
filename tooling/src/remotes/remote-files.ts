/** `my-notes` → `MyNotes` */
const asComponent = (words: string) =>
  words.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `my-notes` → `My notes` */
const asTitle = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');

/** Made-up owner of a new remote, until its team enters its own. */
export const ownerOf = (screen: string) => ({
  team: `@swissgerman/${screen}`,
  onCall: `${screen}@swissgerman.example`,
});

/**
 * Makes the files of a new remote: one route, one screen, its sentences, a test, a page for its
 * team.
 *
 * @param name of the remote, `mf-demo`
 * @param versions of libraries, by name
 * @returns text of each file, by path in the remote's folder
 */
export function remoteFiles(
  name: string,
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const screen = name.replace(/^mf-/, '');
  const component = `${asComponent(screen)}Screen`;
  const versionsOf = (libraries: readonly string[]) =>
    Object.fromEntries(libraries.map((library) => [library, versions[library]]));
  const title = asTitle(screen);
  const owner = ownerOf(screen);
  const packageJson = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: title,
    scripts: { build: 'delivery-build' },
    dependencies: versionsOf(['common', 'kit', 'react', 'react-dom', 'rxjs', 'shared-contracts']),
    devDependencies: versionsOf(['common-testing', 'delivery']),
  };
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'remote.ts': `import type { RemoteDefinition } from 'shared-contracts';

/** What ${name} offers. */
const remote: RemoteDefinition = {
  name: '${name}',
  owner: { team: '${owner.team}', onCall: '${owner.onCall}' },
  screens: { ${/-/.test(screen) ? `'${screen}'` : screen}: './src/${screen}/Screen.tsx' },
  routes: [{ path: '/${screen}', screen: '${screen}', title: '${title}' }],
};

export default remote;
`,
    'floors.json': `[["messages"], ["${screen}"]]\n`,
    [`src/messages/${screen}.ts`]: `/** The sentences of the page \`/${screen}\`. */
export const sentences = {
  title: '${title}',
  text: 'This page is new. Its team fills it.',
  home: 'Home',
} as const;
`,
    [`src/${screen}/Screen.tsx`]: `import { ButtonLink, createScreen, Page } from 'kit';
import { sentences } from '../messages/${screen}';

/** The page \`/${screen}\`. */
export function ${component}() {
  return (
    <Page title={sentences.title} width="text">
      <p>{sentences.text}</p>
      <ButtonLink to="/" variant="secondary">
        {sentences.home}
      </ButtonLink>
    </Page>
  );
}

export default createScreen('${screen}', ${component});
`,
    [`src/${screen}/${screen}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { ${component} } from './Screen';

test('shows its title, a sentence, and a way home', () => {
  renderScreen(${component});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  expect(screen.getByText('This page is new. Its team fills it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
`,
    'README.md': `# ${title}

The remote \`${name}\` has one page, \`/${screen}\`.

- \`npm run dev -- ${name}\` works on it; the other remotes come from their last build.
- \`npm run check\` tries what you changed. \`npm run publish-remote -- ${name}\` ships it.
- A further screen: [Where a newcomer adds something](../docs/architecture.md#where-a-newcomer-adds-something).
`,
  };
}
