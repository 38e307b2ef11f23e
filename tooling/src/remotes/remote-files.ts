/** The part of a remote's name after `mf-`, as TypeScript may name it: `my-notes` → `myNotes`. */
const inCamelCase = (words: string) =>
  words.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `my-notes` → `My notes` */
const asTitle = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');

/**
 * The files of a remote that nobody has changed yet: one route, one screen, its sentences, a test
 * and a page for its team.
 *
 * @param name of the remote, `mf-demo`
 * @returns text of each file, by its path in the remote's folder
 */
export function remoteFiles(name: string): Readonly<Record<string, string>> {
  const screen = name.replace(/^mf-/, '');
  const sentences = inCamelCase(screen);
  const component = `${sentences.charAt(0).toUpperCase()}${sentences.slice(1)}Screen`;
  const title = asTitle(screen);
  const packageJson = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: title,
    scripts: { build: 'delivery-build' },
    dependencies: {
      common: '1.0.0',
      kit: '1.1.0',
      react: '19.3.1',
      'react-dom': '19.3.1',
      rxjs: '7.8.2',
      'shared-contracts': '1.0.0',
    },
    devDependencies: { 'common-testing': '1.0.0', delivery: '1.0.0' },
  };
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'remote.ts': `import type { RemoteDefinition } from 'shared-contracts';

/** What ${name} offers. */
const remote: RemoteDefinition = {
  name: '${name}',
  screens: { ${/-/.test(screen) ? `'${screen}'` : screen}: './src/${screen}/Screen.tsx' },
  routes: [{ path: '/${screen}', screen: '${screen}', title: '${title}' }],
};

export default remote;
`,
    [`src/messages/${screen}.ts`]: `/** The sentences of the page \`/${screen}\`. */
export const ${sentences} = {
  title: '${title}',
  text: 'This page is new. Its team fills it.',
  home: 'Home',
} as const;
`,
    [`src/${screen}/Screen.tsx`]: `import { ButtonLink, createScreen, Page } from 'kit';
import { ${sentences} } from '../messages/${screen}';

const { title, text, home } = ${sentences};

/** The page \`/${screen}\`. */
export function ${component}() {
  return (
    <Page title={title} width="text">
      <p>{text}</p>
      <ButtonLink to="/" variant="secondary">
        {home}
      </ButtonLink>
    </Page>
  );
}

export default createScreen('${screen}', ${component});
`,
    [`src/${screen}/${screen}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { ${component} } from './Screen';

test('shows its title, and a way home', () => {
  renderScreen(${component});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
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
