/** A stock app reports no loads, and M does at once what the product puts off. */
export const startCollecting = () => () => undefined;
