/**
 * Limits the heap of the site's process. Without a limit Node lets garbage grow to what the machine's memory allows
 * before collecting it. An operator's own limit takes precedence.
 * @param {string | undefined} nodeOptions NODE_OPTIONS
 * @returns {string[]} Node's own arguments; sizes are in megabytes
 */
export const heapArguments = (nodeOptions) =>
  nodeOptions?.includes("--max-old-space-size") ? [] : ["--max-old-space-size=512"];

/** The environment of the site's process besides the operator's settings. */
export const SITE_ENVIRONMENT = {
  // React uses its slow development build unless this is set.
  NODE_ENV: "production",
};
