/** How often the event loop got to others while something was done. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return turns;
}
