// Preloads the right build's files before the first paint, in a page whose remote has a canary. The
// meta element lists them: `BUILD OF THE CANARY|files of the stable build|files of the canary`.
(function () {
  var parts = document.querySelector('meta[name="canary"]').content.split('|');
  var getsCanary = false;
  try {
    getsCanary = (localStorage.canaries || '').includes(parts[0]);
  } catch {}
  parts[getsCanary ? 2 : 1].split(' ').forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.integrity = file.split(',')[1];
    link.href = file.split(',')[0];
    document.head.append(link);
  });
})();
