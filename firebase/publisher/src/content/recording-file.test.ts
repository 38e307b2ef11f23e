import { recordingFile } from 'common';
import { temporaryFolder, writeContent } from '../testing/content-folder';
import { loadContent } from './load-content';

const root = temporaryFolder();
const CLIP = 'clips/live-2026-11-23';
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4.0,\n000.ts\n#EXT-X-ENDLIST\n';

test.each(['Zäme rede: s "Fondue" # und meh', '- no', 'Merci'])(
  'the file that the live screen saves for a teacher is a recording: %s',
  async (title) => {
    const folder = writeContent(root, {
      'lessons/live-2026-11-23/lesson.yaml': recordingFile({ title, day: '2026-11-23' }),
      'lessons/live-2026-11-23/text.txt': 'Grüezi.\nHello.\n',
      'lessons/live-2026-11-23/picture.webp': 'picture',
      [`${CLIP}/master.m3u8`]:
        '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n240p/index.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\n480p/index.m3u8\n',
      [`${CLIP}/240p/index.m3u8`]: playlist,
      [`${CLIP}/240p/000.ts`]: 'low',
      [`${CLIP}/480p/index.m3u8`]: playlist,
      [`${CLIP}/480p/000.ts`]: 'high',
    });
    const { lessons } = await loadContent(folder, false);
    expect(lessons.find(({ DocID }) => DocID === 'live-2026-11-23')).toMatchObject({
      Title: title,
      Type: 'monday_lesson',
      Date: '2026-11-23',
      clip: 'live-2026-11-23',
      isAvailable: true,
      isAvailableLessons: true,
      sample: false,
    });
  },
);
