import { act } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import type { RouteLocation, ScreenProps } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { PlatformProvider, usePlatform } from '../platform/PlatformProvider';
import { useRoute } from '../route/use-route';
import { createScreen } from './create-screen';

/** Functions that unmount the screens still mounted. */
const mounted = new Set<() => Promise<unknown>>();

function surroundings(path = '/videos/eis') {
  const platform = createInMemoryPlatform({ path });
  const route$ = new BehaviorSubject<RouteLocation>(platform.navigation.location$.value);
  const onCrash = jest.fn<void, [Error]>();
  return { platform, route$, onCrash } satisfies ScreenProps;
}

function element(html = '') {
  const outlet = document.body.appendChild(document.createElement('div'));
  outlet.innerHTML = html;
  return outlet;
}

/** Starts a lifecycle, lets React do its work, and waits until the lifecycle has settled. */
async function settle(start: () => Promise<unknown>): Promise<unknown> {
  let running: Promise<unknown> | undefined;
  await act(async () => {
    running = start();
  });
  return running;
}

async function mount(Component: () => React.ReactNode, props: ScreenProps, domElement = element()) {
  const lifecycles = createScreen('lesson', Component);
  const all = { ...props, domElement };
  const unmount = () => {
    mounted.delete(unmount);
    return settle(() => lifecycles.unmount(all));
  };
  const remount = () => {
    mounted.add(unmount);
    return settle(() => lifecycles.mount(all));
  };
  await lifecycles.bootstrap(all);
  await remount();
  return { domElement, unmount, remount };
}

function Lesson() {
  const { params, query } = useRoute();
  const { contractVersion } = usePlatform();
  return (
    <p>
      {params.VideoID} {query.get('t')} {contractVersion === '' ? 'no' : 'with'} platform
    </p>
  );
}

afterEach(async () => {
  for (const unmount of mounted) await unmount();
  mounted.clear();
  document.body.replaceChildren();
});

test('a mounted screen knows the Platform and its route, and follows the route', async () => {
  const props = surroundings('/videos/eis?t=30');
  const { domElement } = await mount(Lesson, props);
  expect(domElement).toHaveTextContent('eis 30 with platform');

  await act(async () =>
    props.route$.next({ ...props.route$.value, params: { VideoID: 'zwei' }, search: '' }),
  );
  expect(domElement).toHaveTextContent('zwei with platform');
});

test('unmount leaves nothing behind: no node, no subscription, no running effect', async () => {
  let running = 0;
  function WithEffect() {
    useEffect(() => {
      running++;
      return () => void running--;
    });
    return <Lesson />;
  }
  const props = surroundings();
  const { domElement, unmount } = await mount(WithEffect, props);
  expect(running).toBe(1);

  await unmount();
  expect(domElement).toBeEmptyDOMElement();
  expect(props.route$.observed).toBe(false);
  expect(running).toBe(0);
});

test('a screen can be mounted again', async () => {
  const { domElement, unmount, remount } = await mount(Lesson, surroundings());
  await unmount();
  await remount();
  expect(domElement).toHaveTextContent('eis with platform');
});

test('a crash while rendering is reported once, shows nothing and settles; then it can be mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('no such lesson');
    return <p>Healthy</p>;
  }
  const props = surroundings();
  const { domElement, unmount, remount } = await mount(Fragile, props);
  expect(props.onCrash.mock.calls).toEqual([[new Error('no such lesson')]]);
  expect(domElement).toBeEmptyDOMElement();

  await unmount();
  isBroken = false;
  await remount();
  expect(domElement).toHaveTextContent('Healthy');
  expect(props.onCrash).toHaveBeenCalledTimes(1);
});

test('a crash after mounting is reported too, and what is thrown is always an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Fragile() {
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) throw 'plain text';
    return <button onClick={() => setIsBroken(true)}>Break</button>;
  }
  const props = surroundings();
  const { domElement } = await mount(Fragile, props);
  await act(async () => domElement.querySelector('button')?.click());
  expect(props.onCrash.mock.calls).toEqual([[new Error('plain text')]]);
  expect(domElement).toBeEmptyDOMElement();
});

test('mount rejects when it has no element to go to', async () => {
  const { bootstrap, mount: mountScreen } = createScreen('lesson', Lesson);
  const props = { ...surroundings(), domElement: {} as HTMLElement };
  await bootstrap(props);
  await expect(mountScreen(props)).rejects.toThrow(/needs an element to go to/);
});

test('a prerendered fragment is hydrated: its nodes stay and what was typed survives', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Form() {
    const id = useId();
    const { query } = useRoute();
    return (
      <form>
        <label htmlFor={id}>E-mail</label>
        <input id={id} defaultValue="" />
        <output>{query.get('from') ?? 'nowhere'}</output>
      </form>
    );
  }
  const fragment = renderToString(
    <PlatformProvider platform={createInMemoryPlatform({ path: '/sign-in-up' })}>
      <Form />
    </PlatformProvider>,
    { identifierPrefix: 'lesson-' },
  );
  const outlet = element(fragment);
  const input = outlet.querySelector('input');
  if (input) input.value = 'anna@example.com';

  await mount(Form, surroundings('/sign-in-up?from=home'), outlet);

  expect(outlet.querySelector('input')).toBe(input);
  expect(input).toHaveValue('anna@example.com');
  expect(outlet.querySelector('output')).toHaveTextContent('home');
  expect(complaint).not.toHaveBeenCalled();
});

describe('a screen that is prepared', () => {
  /** Renders ahead into an element outside of the page, as the shell does. */
  async function prepare(Component: () => React.ReactNode, props: ScreenProps) {
    const lifecycles = createScreen('lesson', Component);
    const all = { ...props, domElement: document.createElement('div') };
    await lifecycles.bootstrap(all);
    await settle(async () => lifecycles.prepare?.(all));
    const show = () => {
      mounted.add(() => settle(() => lifecycles.unmount(all)));
      document.body.append(all.domElement);
      return settle(() => lifecycles.mount(all));
    };
    return { domElement: all.domElement, show, drop: () => settle(() => lifecycles.unmount(all)) };
  }

  test('has its nodes before it is shown, hidden and without effects', async () => {
    const effect = jest.fn();
    function WithEffect() {
      useEffect(effect);
      return <Lesson />;
    }
    const props = surroundings();
    const { domElement, show } = await prepare(WithEffect, props);
    const paragraph = domElement.querySelector('p');
    expect(paragraph).toHaveTextContent('eis');
    expect(effect).not.toHaveBeenCalled();
    expect(props.route$.observed).toBe(false);

    await show();
    expect(domElement.querySelector('p')).toBe(paragraph);
    expect(paragraph).toBeVisible();
    expect(effect).toHaveBeenCalled();
  });

  test('is rendered once, not again when it is shown', async () => {
    const rendered = jest.fn();
    const { show } = await prepare(() => {
      rendered();
      return <p>Once</p>;
    }, surroundings());
    const before = rendered.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    await show();
    // In development, StrictMode renders everything twice; showing adds no rendering.
    expect(rendered).toHaveBeenCalledTimes(before);
  });

  test('shows the values of the moment when it is shown', async () => {
    const props = surroundings('/videos/eis');
    const { domElement, show } = await prepare(Lesson, props);
    props.route$.next({ ...props.route$.value, params: { VideoID: 'zwei' } });
    await show();
    expect(domElement).toHaveTextContent('zwei');
  });

  test('leaves nothing behind when it is unmounted unseen', async () => {
    const props = surroundings();
    const { domElement, drop } = await prepare(Lesson, props);
    await drop();
    expect(domElement).toBeEmptyDOMElement();
    expect(props.route$.observed).toBe(false);
  });

  test('reports a crash only when it is shown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = surroundings();
    const { domElement, show } = await prepare(() => {
      throw new Error('no such lesson');
    }, props);
    expect(props.onCrash).not.toHaveBeenCalled();
    await show();
    expect(props.onCrash.mock.calls).toEqual([[new Error('no such lesson')]]);
    expect(domElement).toBeEmptyDOMElement();
  });
});
