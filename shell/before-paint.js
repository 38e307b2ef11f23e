(function (root) {
  try {
    var storage = localStorage;
    var theme = JSON.parse(storage.preferences || '{}').theme;
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    if (storage['signed-in']) root.setAttribute('data-signed-in', '');
    var app = window.parentApp;
    var view = window.ReactNativeWebView;
    if (app && /^(ios|android)$/.test(app.os) && view && typeof view.postMessage === 'function') {
      root.setAttribute('data-embedded', '');
    }
  } catch (error) {}
})(document.documentElement);
