import * as v from 'valibot';

/**
 * `fragments.json`: the prerendered routes of one remote. A page shows a fragment only with the
 * build, kit and catalogue of which it was made. Source: decision 29.
 */
export const FragmentsSchema = v.object({
  schemaVersion: v.literal(1),
  /** `build` of the remote's manifest. */
  build: v.string(),
  /** Build of kit, whose class names the elements carry. */
  kit: v.string(),
  /** Name of the catalogue's file, which carries the hash of its content. */
  catalogue: v.string(),
  /** The configured links as JSON. */
  links: v.string(),
  /** By the path of the route, as the manifest declares it. */
  routes: v.record(
    v.string(),
    v.object({
      html: v.string(),
      /** Whether it was rendered from the catalogue, which the page must then contain. */
      showsCatalogue: v.boolean(),
    }),
  ),
});
export type Fragments = v.InferOutput<typeof FragmentsSchema>;
export type Fragment = Fragments['routes'][string];
