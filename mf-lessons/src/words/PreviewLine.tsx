import { useCallback, useState } from 'react';
import { createAsync, Dialect, useObservable, usePlatform } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { perPlatform } from 'common';
import { loading } from 'shared-contracts';
import { useOwnWords } from '../own-words/use-own-words';
import { useIdle } from '../timing/use-idle';
import { WordLine, type WordLineProps } from './WordLine';

/** The request for a lesson's public file, shared by all its lines. */
const filesOf = perPlatform(({ content }) => {
  const createFile = (id: string) => createAsync(() => content.lessonPage(id));
  const all = new Map<string, ReturnType<typeof createFile>>();
  return (id: string) => {
    const file = all.get(id) ?? createFile(id);
    all.set(id, file);
    return file;
  };
});

type PreviewLineProps = Pick<WordLineProps, 'text' | 'index' | 'videoID' | 'onHear'>;

/** A preview line. Its words can be opened once they have loaded. */
function PreviewLine({ videoID, ...line }: PreviewLineProps) {
  const platform = usePlatform();
  const [file] = useState(() => filesOf(platform)(videoID));
  const state = useObservable(file.state$, loading);
  const { read } = useOwnWords();
  const load = useCallback(() => {
    if (isMissing(file.state$.value)) void file.run();
    void read();
  }, [file, read]);
  useIdle(load);
  const words = state.status === 'success' ? state.value?.words : undefined;
  return words ? (
    <WordLine {...line} videoID={videoID} words={words} control={undefined} />
  ) : (
    <Dialect>{line.text}</Dialect>
  );
}

/** Gives a function that draws a preview line of a lesson. Source: docs/lessons.md, Words. */
export const previewOf =
  (videoID: string) => (text: string, index: number, onHear: (() => void) | undefined) => (
    <PreviewLine key={videoID} videoID={videoID} text={text} index={index} onHear={onHear} />
  );
