/** The supported encodings, best first. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best supported encoding that `Accept-Encoding` allows; undefined if only identity is allowed. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const [best] = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}

/** Adds a name to `Vary`, unless it is already there. */
export function addVary(headers: Headers, name: string): void {
  const present = headers.get("Vary");
  if (
    present === "*" ||
    present
      ?.toLowerCase()
      .split(",")
      .some((part) => part.trim() === name.toLowerCase())
  )
    return;
  headers.set("Vary", present ? `${present}, ${name}` : name);
}
