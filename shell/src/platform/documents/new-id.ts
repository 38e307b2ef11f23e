const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 119 bits of chance: nobody makes the same one twice, so nobody needs to ask the database. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % 62]).join('');
