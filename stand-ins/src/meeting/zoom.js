// Stands in for Zoom's object: it records each call, and lets the learner in.
window.zoomCalls = [];
const note = (name) => (options) => {
  window.zoomCalls.push({ name, options: JSON.parse(JSON.stringify(options)) });
  if (name === 'join') {
    const screen = document.createElement('div');
    screen.id = 'zmmtg-root';
    screen.textContent = `The meeting of ${options.userName}`;
    document.body.append(screen);
  }
  options.success();
};
window.ZoomMtg = {
  setZoomJSLib() {},
  preLoadWasm() {},
  prepareWebSDK() {},
  init: note('init'),
  join: note('join'),
};
