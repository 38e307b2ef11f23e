/*
 * The part of Google's `gapi.iframes` that the identity provider's SDK and its emulator use: frames
 * that call each other by name. It runs in the page and in the emulator's frame.
 */
(function (window) {
  const { document } = window;
  const ignore = () => undefined;

  function connect(other, isThere) {
    const handlers = new Map();
    const answers = new Map();
    let waiting = [];
    async function answer({ id, name, data }) {
      const result = await handlers.get(name)(data);
      other.postMessage({ gapi: 'answer', id, data: [result] }, '*');
    }
    /** Keeps messages that arrive before their receiver. */
    function deliver() {
      const due = waiting.filter(({ name }) => handlers.has(name));
      waiting = waiting.filter(({ name }) => !handlers.has(name));
      due.forEach(answer);
    }
    window.addEventListener('message', ({ source, data }) => {
      if (source !== other) return;
      // Google's script catches exceptions of callbacks, and the SDK's callback throws one.
      if (data.gapi === 'answer')
        Promise.resolve(data.data).then(answers.get(data.id)).catch(ignore);
      if (data.gapi !== 'call') return;
      waiting.push(data);
      deliver();
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        deliver();
      },
      send(name, data, onAnswer) {
        const id = `${name}-${Math.random()}`;
        answers.set(id, onAnswer);
        other.postMessage({ gapi: 'call', id, name, data }, '*');
      },
      ping: (onPong) => isThere.then(onPong),
      restyle: () => Promise.resolve(),
    };
  }

  const context = {
    open({ where, url }, onOpen) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      const isThere = new Promise((resolve) => frame.addEventListener('load', resolve));
      where.append(frame);
      return Promise.resolve(onOpen(connect(frame.contentWindow, isThere)));
    },
    getParentIframe: () => connect(window.parent, Promise.resolve()),
  };
  try {
    void window.sessionStorage;
  } catch {
    // The browser refuses storage to foreign frames; the emulator only reads it.
    Object.defineProperty(window, 'sessionStorage', { value: {} });
  }
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const onLoad = new URL(document.currentScript.src).searchParams.get('onload');
  window[onLoad ?? 'gapi_onload']();
})(globalThis);
