/** What a site's robots.txt says to one program. */
export type Robots = {
  /** @param path path and query of an address, as `URL` writes them */
  allows(path: string): boolean;
  /** How long it asks to wait between two requests; 0 if it does not say. */
  delayMs: number;
};

type Rule = { pattern: string; allow: boolean };
type Group = { rules: Rule[]; delayMs: number };

export const ALLOWS_ALL: Robots = { allows: () => true, delayMs: 0 };

/** One way to write a path: other characters percent-encoded, in capitals. */
const encoded = (path: string): string =>
  encodeURI(path.toWellFormed())
    .replaceAll("%25", "%")
    .replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());

/** Whether a path begins with a pattern, in which `*` stands for any text and a last `$` for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? rest.pop() : undefined;
  // The first place of each piece leaves the most room for the others, so there is nothing to go back to.
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}

/** The groups of the file that are for this program, or else those for all. */
function groupFor(text: string, agent: string): Group {
  const own: Group = { rules: [], delayMs: 0 };
  const all: Group = { rules: [], delayMs: 0 };
  let isOwnNamed = false;
  let current: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [statement = ""] = line.split("#", 1);
    const colon = statement.indexOf(":");
    if (colon === -1) continue;
    const name = statement.slice(0, colon).trim().toLowerCase();
    const value = statement.slice(colon + 1).trim();
    if (name === "user-agent") {
      if (!isNaming) current = [];
      isNaming = true;
      const isOwn = (/^[a-z_-]+/i.exec(value)?.[0] ?? "").toLowerCase() === agent;
      isOwnNamed ||= isOwn;
      if (isOwn) current.push(own);
      else if (value === "*") current.push(all);
      continue;
    }
    isNaming = false;
    for (const group of current) {
      if ((name === "allow" || name === "disallow") && /^[/*]/.test(value)) {
        group.rules.push({ pattern: encoded(value), allow: name === "allow" });
      } else if (name === "crawl-delay" && /^\d{1,6}(?:\.\d{1,3})?$/.test(value)) {
        group.delayMs = Number(value) * 1000;
      }
    }
  }
  return isOwnNamed ? own : all;
}

/**
 * Reads a robots.txt (RFC 9309): of the rules that match, the longest counts; of two that are equally long, the one that
 * allows.
 * @param agent the name of the program, in small letters
 */
export function readRobots(text: string, agent: string): Robots {
  const { rules, delayMs } = groupFor(text, agent);
  // The first that matches is then the one that counts.
  const sorted = rules.toSorted(
    (one, other) => other.pattern.length - one.pattern.length || Number(other.allow) - Number(one.allow),
  );
  return {
    allows(path) {
      const asked = encoded(path);
      return sorted.find(({ pattern }) => matches(pattern, asked))?.allow ?? true;
    },
    delayMs,
  };
}
