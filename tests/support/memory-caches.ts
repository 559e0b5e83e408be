type Stored = { body: ArrayBuffer; headers: Headers };

/** The caches of a browser, as far as the guide uses them, in memory. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Stored>>();
  /** Thrown by the next `put` that finds less room than this, in bytes. */
  let room = Number.POSITIVE_INFINITY;
  const used = () =>
    [...all.values()].flatMap((cache) => [...cache.values()]).reduce((sum, { body }) => sum + body.byteLength, 0);
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Stored>();
    all.set(name, entries);
    return {
      async match(address: string) {
        const found = entries.get(address);
        return found && new Response(found.body.slice(0), { headers: found.headers });
      },
      async put(address: string, answer: Response) {
        const body = await answer.arrayBuffer();
        if (used() + body.byteLength > room) throw new DOMException("There is no room.", "QuotaExceededError");
        entries.set(address, { body, headers: answer.headers });
      },
      delete: async (address: string) => entries.delete(address),
      keys: async () => [...entries.keys()],
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.has(cacheName) ? cacheOf(cacheName).match(address) : undefined,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return {
    caches,
    limit: (bytes: number) => {
      room = bytes;
    },
    /** The addresses in each cache. */
    contents: () => Object.fromEntries([...all].map(([name, entries]) => [name, [...entries.keys()]])),
  };
}
