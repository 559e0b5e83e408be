type Holder = Record<string, unknown>;

/** A copy of an object in which the texts at these paths, such as `events.2.text`, are others. */
export function placeTexts<Of extends object>(source: Of, texts: ReadonlyMap<string, string>): Of {
  const result: Holder = { ...(source as Holder) };
  const copied = new Set<object>([result]);
  for (const [path, text] of texts) {
    const names = path.split(".");
    const last = names.pop() as string;
    let holder = result;
    for (const name of names) {
      const inner = holder[name] as Holder | undefined;
      if (typeof inner !== "object" || inner === null) break;
      if (!copied.has(inner)) {
        holder[name] = Array.isArray(inner) ? [...inner] : { ...inner };
        copied.add(holder[name] as object);
      }
      holder = holder[name] as Holder;
    }
    if (typeof holder[last] === "string") holder[last] = text;
  }
  return result as Of;
}
