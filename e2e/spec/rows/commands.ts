import { rowsOf } from '../row';

/** What the commands promise to people and other programs. */
export const COMMAND_ROWS = rowsOf('Interfaces, commands', {
  'CMD-machine':
    'Needed on the machine: Node 20 (from 20.19), 22 or 24, and Java 17 (21 where the Firestore emulator must be downloaded and asks for it); git.',
  'CMD-dependencies':
    'Everything else the commands bring themselves: npm dependencies; they install what is missing or stale',
  'CMD-firestore-emulator':
    "the Firestore emulator (the Google Cloud SDK's jar if present, else the Firebase CLI's download)",
  'CMD-browser': "a browser for the tests (system Chromium, else apt, else Playwright's)",
  'CMD-start-seeds':
    'npm start: starts the embedded backend from the seeds. Each start begins from the seeds unless `-- --keep` is given.',
  'CMD-start-serves':
    'builds what changed and serves shell and remotes as production builds, each from its own origin',
  'CMD-start-ready': 'then prints `Ready: http://localhost:3000` on its own line',
  'CMD-start-ends': 'Ctrl-C (SIGINT/SIGTERM) ends every process it started, exit 0.',
  'CMD-start-refuses': 'A port in use or a missing Java: one line that says what to do, exit 1.',
  'CMD-start-again': 'A second `npm start` with nothing changed is ready in under 30 s.',
  'CMD-test': 'npm test: exit 0 only if all pass',
  'CMD-test-time': 'Under 20 minutes on 2 cores without the installation.',
  'CMD-test-full': '`npm run test:full` adds the long fuzz, history and soak runs.',
  'CMD-dev':
    'npm run dev: as `npm start` with watch and hot reload; `npm run dev -- mf-lessons` works on one remote, the others come from their last build.',
  'CMD-check':
    'npm run check: types, lint and the unit tests that belong to what changed since the last commit on main',
  'CMD-check-time': 'under 2 minutes',
  'CMD-bench': 'npm run bench: the bench',
  'CMD-screenshots': 'npm run screenshots: every screen × role × width into an ignored folder',
  'CMD-seed': 'npm run seed: (re)publish content, idempotent',
  'CMD-reconcile': 'npm run reconcile: the reconcile job once',
  'CMD-publish-remote':
    'npm run publish-remote -- mf-NAME [--canary N%] [--override]: ship one remote into the running product',
  'CMD-registry':
    'npm run registry -- status | verify | rollback | canary | promote | disable | enable | freeze | unfreeze, each change with --reason TEXT: steer what learners get',
  'CMD-judge': 'npm run judge: ends each canary that its reports show to be worse, once',
  'CMD-new-remote':
    'npm run new-remote -- mf-NAME: adds a remote that builds, passes its tests and is in the running product; --remove takes it away without a trace',
  'CMD-words':
    'npm run words: what the lessons use and the glossary lacks, by frequency; its last line is `N % of M running words`',
});
