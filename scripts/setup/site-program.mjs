/**
 * Bounds the heap of the site's process. Without a bound Node takes as much as the machine has room for before it collects
 * what is no longer used. What an operator says of the heap comes first.
 * @param {string | undefined} nodeOptions NODE_OPTIONS
 * @returns {string[]} Node's own arguments; sizes are megabytes
 */
export const heapArguments = (nodeOptions) =>
  nodeOptions?.includes("--max-old-space-size") ? [] : ["--max-old-space-size=512"];

/** What the site's process finds in its environment beside the operator's settings. */
export const SITE_ENVIRONMENT = {
  // React takes its slow, warning build unless told otherwise.
  NODE_ENV: "production",
};
