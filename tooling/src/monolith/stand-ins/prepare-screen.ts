/** A stock router renders nothing before a link is followed. */
export function prepareScreen(): void {}
