import { Panel, type PanelProps } from 'kit/locked';

export type StageNoticeProps = Pick<PanelProps, 'title' | 'text' | 'picture' | 'children'>;

/** Replaces the player: why nothing plays, and what to do next. */
export const StageNotice = (props: StageNoticeProps) => <Panel {...props} />;
