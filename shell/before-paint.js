(function (root) {
  try {
    var storage = localStorage;
    var theme = JSON.parse(storage.preferences || '{}').theme;
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    if (storage['signed-in']) {
      root.setAttribute('data-signed-in', '');
      // What a member's screen needs before it can ask for anything.
      root.dataset.session.split(' ').forEach(function (href) {
        if (!href) return;
        var link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'script';
        link.href = href;
        // After the shell, which runs first.
        link.fetchPriority = 'low';
        document.head.append(link);
      });
    }
    // What has come to this browser comes with the first paint (`load-fonts.ts`).
    JSON.parse(storage.fonts || '[]').forEach(function (font) {
      var face = new window.FontFace(font[0], font[1], font[2]);
      document.fonts.add(face);
      face.load().catch(function () {});
    });
  } catch (error) {}
  var app = window.parentApp;
  var view = window.ReactNativeWebView;
  if (app && /^(ios|android)$/.test(app.os) && view && typeof view.postMessage === 'function') {
    root.setAttribute('data-embedded', '');
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
  // The shell's own script, which alone is deferred, has not come: nothing of the page will answer.
  window.addEventListener(
    'error',
    function (event) {
      if (event.target.defer) root.setAttribute('data-incomplete', '');
    },
    true,
  );
  // Whoever goes on typing has not finished.
  document.addEventListener('input', function (event) {
    var form = event.target.form;
    if (form) form.removeAttribute('data-submitted');
  });
})(document.documentElement);
