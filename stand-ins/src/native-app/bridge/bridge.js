// The first script of each page of the product inside the simulator. Written for browsers of any
// age.
(function () {
  // A real app is around the page: it answers itself.
  if (window.ReactNativeWebView) return;
  var inner = window;
  var app;
  try {
    while (!app && inner.parent !== inner) {
      app = inner.parent.simulatedApp;
      if (!app) inner = inner.parent;
    }
  } catch {
    // A frame around it belongs to somebody else.
  }
  if (!app) {
    // A page of the simulator outside of it is in no app; one of the product is, for tests.
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
