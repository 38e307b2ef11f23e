// Runs in every page before its first paint; `inlineScript` minifies it into the page.
(function (root) {
  // One damaged entry of the storage must not stop the others.
  function attempt(work) {
    try {
      work();
    } catch {}
  }
  attempt(function () {
    var stored = JSON.parse(localStorage.preferences || '{}');
    if (stored.theme === 'light' || stored.theme === 'dark')
      root.setAttribute('data-theme', stored.theme);
    if (stored.tier > 0) root.setAttribute('data-tier', stored.tier);
  });
  attempt(function () {
    if (!localStorage['signed-in']) return;
    root.setAttribute('data-signed-in', '');
    root.dataset.session.split(' ').forEach(function (file) {
      if (!file) return;
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.integrity = file.split(',')[1] || '';
      link.href = file.split(',')[0];
      link.fetchPriority = 'low';
      document.head.append(link);
    });
  });
  // A browser that gets a canary may have to wait for the file that names its build, so it begins
  // before any script has arrived. `read-registry` takes the answer.
  attempt(function () {
    if (!localStorage.canaries) return;
    window.registryAnswer = fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(8000),
    });
    window.registryAnswer.catch(function () {});
  });
  attempt(function () {
    JSON.parse(localStorage.fonts || '[]').forEach(function (font) {
      var face = new window.FontFace(font[0], font[1], font[2]);
      document.fonts.add(face);
      face.load().catch(function () {});
    });
  });
  var app = window.parentApp;
  var view = window.ReactNativeWebView;
  if (app && /^(ios|android)$/.test(app.os) && view && typeof view.postMessage === 'function') {
    root.setAttribute('data-embedded', '');
    if (Array.isArray(app.supports)) root.setAttribute('data-supports', app.supports.join(' '));
  }
  if (/[?&]startWithLogIn=true(&|$)/.test(window.location.search))
    root.setAttribute('data-form', 'log-in');
  document.addEventListener(
    'submit',
    function (event) {
      if (!event.target.closest('[data-build]')) return;
      event.preventDefault();
      event.target.setAttribute('data-submitted', '');
    },
    true,
  );
  // Only the script of the shell has `defer`.
  window.addEventListener(
    'error',
    function (event) {
      if (event.target.defer) root.setAttribute('data-incomplete', '');
    },
    true,
  );
  document.addEventListener('input', function (event) {
    var form = event.target.form;
    if (form) form.removeAttribute('data-submitted');
  });
})(document.documentElement);
