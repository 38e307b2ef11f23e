/** The meaning of each figure, for readers of the results. */
export const DEFINITIONS: Readonly<Record<string, string>> = {
  cold: 'a browser that has never been there: empty cache, no connections, no storage (except that of the log-in, where a member is measured)',
  warm: 'a second page of the same browser, after the first has come to rest',
  'at rest': 'no request has been on its way for half a second',
  lcp: 'largest contentful paint, ms since the navigation began, read when the page is at rest; lcp and cls as web-vitals reads them',
  cls: 'cumulative layout shift until the page is at rest: the worst session window, without shifts after an input',
  usable:
    'the first animation frame in which the content has a box on the page and carries React’s props, so that a click is handled. Home: the first link to a lesson. Lesson: its heading with its title, and for a member the video element',
  tbt: 'total blocking time: what long tasks took beyond their first 50 ms, between FCP and usable',
  jsBytesBefore:
    'bytes of scripts on the wire, compressed, with headers, that had arrived when the content was usable; nothing from the cache',
  requestsBefore:
    'documents, scripts, style sheets and fetches that had ended when the content was usable',
  rounds:
    'serial round trips before usable: the time to usable under a round trip of one second, in whole seconds. Computing takes less than one',
  inp: 'longest event, from input to the next paint, of the first click on home, made as soon as home is usable; 16: that or less',
  'interaction-search':
    'a member types a word into the search field of home, one letter every 300 ms, so that every letter is looked for; inp is that of the slowest key. With 2,000 lessons it is a visitor',
  'interaction-flip': 'a member turns a flashcard over',
  'interaction-open': 'a member opens a lesson from home at rest',
  'interaction-send': 'a member sends a comment under a lesson',
  'live-chat':
    'a VIP member types a sentence into the chat of a live lesson, a letter every 150 ms, and sends it; inp is that of the slowest key. “product”: 200 people write 20 messages a second from another process of the same machine; “empty room”: nobody writes. Both show 100 messages',
  longestFrame:
    'the longest time between two animation frames while the page is scrolled to its end, 160 px per frame (9,600 in a second), with all that grows on the way',
  grown:
    'what scripts hold after a screen of every remote was shown and left 50 times, divided by the same after 5 times; the garbage is collected before each reading',
  time: 'navigation: from the time stamp of the click to the first frame in which the heading of the other screen is there and handled by React',
  'navigation-cold': 'the click comes as soon as home is usable; the pointer was not there before',
  'navigation-prefetched':
    'home at rest, then the pointer comes to the link, then at rest again, then the click; three times per round, of which the median counts (quick: once)',
  firstFrame:
    'from the request to play to the first frame that is presented (requestVideoFrameCallback), or to the first move of the position: a film of two pictures a second shows the first one before it plays',
  'video-prefetched': 'a member opens a lesson, the page comes to rest, then plays',
  'video-cold':
    'a member opens a lesson with an empty cache; plays from the moment the video element is there',
  'video-mp4':
    'a plain page with a 360p progressive MP4 of the same clip, at rest before it plays; nothing of the film is fetched in advance',
  ratios: 'the median of the ratios round by round; quartiles of the same',
};
