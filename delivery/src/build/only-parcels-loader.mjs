/**
 * Lets a bundler leave out the half of single-spa that routes applications, which we do not use: we
 * mount parcels. single-spa patches history and events where there is a `window`, and hands its
 * whole namespace to each parcel as the property `singleSpa`. This loader makes the first false and
 * the second empty. Limit: code that it does not recognise stays, and a budget breaks. A webpack
 * loader.
 *
 * @param {string} source single-spa as it is published, minified
 */
export default function onlyParcels(source) {
  return source
    .replace(/\bObject\.freeze\(\{__proto__:null,(?:get \w+\(\)\{return [\w$]+\},?)+\}\)/, '{}')
    .replace(/\b(const \w+=)"undefined"!=typeof window(?=,)/, '$1!1');
}
