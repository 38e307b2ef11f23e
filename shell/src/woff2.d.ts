/** Address of a font file, which webpack copies under a name of its content. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
