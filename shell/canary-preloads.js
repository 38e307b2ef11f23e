// Runs before the first paint in a page that carries the canary of its remote, after the element
// that names the files: `BUILD OF THE CANARY|files of the stable build|files of the canary`.
(function () {
  var parts = document.querySelector('meta[name="canary"]').content.split('|');
  var isOfCanary = false;
  try {
    isOfCanary = (localStorage.canaries || '').includes(parts[0]);
  } catch {}
  parts[isOfCanary ? 2 : 1].split(' ').forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.integrity = file.split(',')[1];
    link.href = file.split(',')[0];
    document.head.append(link);
  });
})();
