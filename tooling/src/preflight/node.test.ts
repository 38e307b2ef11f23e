import { nodeProblem } from './node.mjs';

test.each(['20.19.0', '20.20.2', '22.1.0', '22.22.0', '24.0.0'])(
  'Node %s will do [CMD-machine]',
  (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  },
);

test.each(['18.20.8', '20.18.3', '21.7.3', '23.11.1', '25.2.0', '26.0.0'])(
  'Node %s is refused in one line that says which ones will do [CMD-machine]',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Node 20 (from 20.19), 22 or 24 is needed; this is ${version}. Install one of them, for example from https://nodejs.org.`,
    );
  },
);
