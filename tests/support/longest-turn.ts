/**
 * The longest that the event loop was held at once while something was done: processor time of this thread, in
 * milliseconds, which a busy machine does not lengthen much.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let begun = process.threadCpuUsage();
  const note = () => {
    const { user, system } = process.threadCpuUsage(begun);
    longest = Math.max(longest, (user + system) / 1000);
    begun = process.threadCpuUsage();
  };
  let next = setImmediate(function turn() {
    note();
    next = setImmediate(turn);
  });
  try {
    await work();
    note();
  } finally {
    clearImmediate(next);
  }
  return longest;
}
