// Runs in every page before its first paint; `inlineScript` minifies it into the page.
((root) => {
  // A damaged entry of the storage must not stop the other steps.
  function attempt(work) {
    try {
      work();
    } catch {}
  }
  attempt(() => {
    const { theme, tier } = JSON.parse(localStorage.preferences || '{}');
    if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme;
    if (tier > 0) root.dataset.tier = tier;
  });
  attempt(() => {
    if (!localStorage['signed-in']) return;
    root.dataset.signedIn = '';
    root.dataset.session.split(' ').forEach((file) => {
      const [href, integrity = ''] = file.split(',');
      if (!href) return;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.integrity = integrity;
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    });
  });
  // A browser that gets a canary may have to wait for the file that names its build, so this
  // request begins before any script. `read-registry` uses the answer.
  attempt(() => {
    if (!localStorage.canaries) return;
    window.registryAnswer = fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(8000),
    });
    window.registryAnswer.catch(() => {});
  });
  attempt(() => {
    JSON.parse(localStorage.fonts || '[]').forEach((font) => {
      const face = new window.FontFace(...font);
      document.fonts.add(face);
      face.load().catch(() => {});
    });
  });
  const { parentApp: app, ReactNativeWebView: view } = window;
  if (/^(ios|android)$/.test(app?.os) && typeof view?.postMessage === 'function') {
    root.dataset.embedded = '';
    if (Array.isArray(app.supports)) root.dataset.supports = app.supports.join(' ');
  }
  if (/[?&]startWithLogIn=true(&|$)/.test(window.location.search)) root.dataset.form = 'log-in';
  window.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (!target.closest('[data-build]')) return;
      event.preventDefault();
      target.dataset.submitted = '';
    },
    true,
  );
  // Fetches a failed script of the shell (`defer`) past the cache, which may hold a wrong answer
  // for a year. Then its copy runs, from the template behind it.
  window.addEventListener(
    'error',
    async ({ target }) => {
      const { src, integrity, defer } = target;
      if (!defer) return;
      try {
        await fetch(src, { cache: 'reload', integrity, signal: AbortSignal.timeout(8000) });
        document.body.append(target.nextElementSibling.content);
      } catch {
        root.dataset.incomplete = '';
      }
    },
    true,
  );
  window.addEventListener('input', ({ target }) => {
    if (target.form) delete target.form.dataset.submitted;
  });
})(document.documentElement);
