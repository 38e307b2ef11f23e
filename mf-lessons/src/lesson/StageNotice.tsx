import { PicturePanel, type PicturePanelProps } from 'kit/picture-panel';

export type StageNoticeProps = Pick<PicturePanelProps, 'title' | 'text' | 'picture' | 'children'>;

/** Replaces the player: why nothing plays, and what to do next. */
export const StageNotice = (props: StageNoticeProps) => <PicturePanel {...props} />;
