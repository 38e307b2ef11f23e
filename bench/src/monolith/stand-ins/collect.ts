/** A stock app reports no loads. */
export const startCollecting = () => () => undefined;
