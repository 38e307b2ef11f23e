import { deployArguments } from './deploy-sites';

test('the official CLI gets sites, configuration, project and message, and asks nothing', () => {
  const release = {
    releaseFile: '/repository/firebase/firebase.release.json',
    projectId: 'swissgerman-prod',
    message: 'Release 12: Prices are wrong',
  };
  expect(deployArguments(['mf-auth', 'mf-live'], release)).toEqual([
    'deploy',
    '--only',
    'hosting:mf-auth,hosting:mf-live',
    '--config',
    '/repository/firebase/firebase.release.json',
    '--project',
    'swissgerman-prod',
    '--message',
    'Release 12: Prices are wrong',
    '--non-interactive',
  ]);
});
