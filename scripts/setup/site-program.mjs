/**
 * How Node is told to hold little memory. Left to itself it lets a heap grow to several times of what is in use, as long
 * as the machine has room: 990 MB where 265 do after ten thousand pages. Of these settings the heap that grows by a fifth
 * at a time and the missing middle compiler, whose work lies between that of the other two, save 25 MB, and make pages
 * that are made anew a tenth slower; kept ones are as fast. `gc` is there for the site to call once it has started. What
 * an operator says of the heap comes first.
 * @param {string | undefined} nodeOptions NODE_OPTIONS
 * @returns {string[]} Node's own arguments; sizes are megabytes
 */
export function heapArguments(nodeOptions) {
  const standard = [
    "--max-semi-space-size=8",
    "--max-old-space-size=512",
    "--heap-growing-percent=20",
    "--no-maglev",
    "--expose-gc",
  ];
  return standard.filter((argument) => !nodeOptions?.includes(argument.replace(/=.*/, "")));
}

/** @returns {Record<string, string>} what the site's process finds in its environment beside the operator's settings */
export const siteEnvironment = () => ({
  // React takes its slow, warning build unless told otherwise.
  NODE_ENV: "production",
  // One heap for all threads: with one for each, what compressing pages took is hardly ever given back.
  MALLOC_ARENA_MAX: "1",
  // What a compressor took, megabytes each time, goes back to the system at once rather than between kept pages. (glibc
  // raises this limit by itself to the largest piece it has seen, unless it is set.)
  MALLOC_MMAP_THRESHOLD_: "131072",
});
