/**
 * How Node is told to hold little memory. Left to itself it lets a heap grow to several times of what is in use, as long
 * as the machine has room: 990 MB where 310 do after ten thousand pages. A smaller young generation would save fifteen and
 * double the time of each answer that is made; letting the heap grow by a third at a time costs nothing that can be
 * measured. `gc` is there for the site to call once it has started. What an operator says of the heap comes first.
 * @param {string | undefined} nodeOptions NODE_OPTIONS
 * @returns {string[]} Node's own arguments; sizes are megabytes
 */
export function heapArguments(nodeOptions) {
  const standard = ["--max-semi-space-size=8", "--max-old-space-size=512", "--heap-growing-percent=30", "--expose-gc"];
  return standard.filter((argument) => !nodeOptions?.includes(argument.replace(/=.*/, "")));
}

/** @returns {Record<string, string>} what the site's process finds in its environment beside the operator's settings */
export const siteEnvironment = () => ({
  // React takes its slow, warning build unless told otherwise.
  NODE_ENV: "production",
  // One heap for all threads: with one for each, what compressing pages took is hardly ever given back.
  MALLOC_ARENA_MAX: "1",
});
