// The first script of each page of the product inside the simulator, for browsers of any age.
(function () {
  // In a real app the page has a bridge already.
  if (window.ReactNativeWebView) return;
  var inner = window;
  var app;
  try {
    while (!app && inner.parent !== inner) {
      app = inner.parent.simulatedApp;
      if (!app) inner = inner.parent;
    }
  } catch {
    // A frame of another origin is around this page.
  }
  if (!app) {
    // Outside of the simulator only pages of the product are in an app, for tests.
    if (/^\/__simulator/.test(window.location.pathname)) return;
    app = { info: { os: 'ios', version: '1.0.0', buildNumber: '1', bundleId: 'simulator' } };
  }
  var isMainFrame = inner === window;
  // On Android every frame can post to the app; on iOS only the main frame here.
  if (!isMainFrame && app.info.os !== 'android') return;
  window.ReactNativeWebView = {
    postMessage: function (text) {
      if (app.hear) app.hear(text);
    },
  };
  // Only the main frame knows the token.
  if (isMainFrame) window.parentApp = app.info;
})();
