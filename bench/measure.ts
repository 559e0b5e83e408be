/** The median duration of `once` in milliseconds, after some warm-up rounds. */
export async function medianTime(once: (round: number) => Promise<unknown>, rounds = 200): Promise<number> {
  for (let round = 0; round < Math.ceil(rounds / 10); round += 1) await once(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await once(round);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** Prints a table for people and one line of JSON for programs. */
export function report(name: string, rows: Record<string, string | number>[]): void {
  console.table(rows);
  console.log(JSON.stringify({ bench: name, rows }));
}
