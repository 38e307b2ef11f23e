/** Nothing is rendered ahead. */
export const loadRenderAhead = async (): Promise<void> => undefined;

/** A stock router renders nothing before a link is followed. */
export function prepareScreen(): void {}
