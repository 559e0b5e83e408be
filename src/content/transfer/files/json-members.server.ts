import { AppError } from "../../../platform/errors/app-error.ts";

/** A member of the outermost object; for a list that is read piecewise, one element at a time. */
export type JsonMember = { key: string; index: number | undefined; value: unknown };

/** The longest value, in characters: several times the longest article. */
const MAX_VALUE_LENGTH = 2_000_000;

/** Deeper, and with more parts in one list or object, than any export: what checks a value takes each part in turn. */
const MAX_DEPTH = 20;
const MAX_PARTS = 10_000;

const broken = (what: string): AppError => new AppError("Malformed", `This file is not valid JSON: ${what}`);

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("Malformed", `This file is not valid JSON: ${where} cannot be read.`, { cause: error });
  }
}

/**
 * Reads the members of a JSON object of any length, holding at most one list element at a time: the lists named in
 * `piecewise` element by element, everything else as a whole.
 * @throws AppError `Malformed` for what is no JSON object, or is truncated
 */
export async function* jsonMembers(
  pieces: AsyncIterable<string>,
  piecewise: ReadonlySet<string>,
): AsyncGenerator<JsonMember> {
  // The depth is 1 in the outermost object and 2 in a list that is read piecewise; values are deeper.
  let depth = 0;
  let inString = false;
  let escaped = false;
  let ended = false;
  let key: string | undefined;
  let index: number | undefined;
  let held = "";
  /** Whether this member's value was a list whose elements have been yielded already. */
  let listRead = false;
  let members = 0;
  /** How many commas the open lists and objects of the current value have, by their depth. */
  const commas: number[] = [];

  const where = (): string => (index === undefined ? `“${key ?? ""}”` : `entry ${index + 1} of “${key ?? ""}”`);
  const readKey = (): string => {
    const read = parse(held, "a name in the document");
    if (typeof read !== "string") throw broken("a name in the document is not text.");
    return read;
  };
  const take = (): JsonMember => {
    const member = { key: key ?? "", index, value: parse(held, where()) };
    held = "";
    return member;
  };
  /** Finishes a value at a comma or closing bracket of the current level; a closing one may end an empty level. */
  const finish = (closing: boolean): JsonMember | undefined => {
    const blank = held.trim() === "";
    if (index !== undefined) {
      if (blank && closing && index === 0) return undefined;
      const member = take();
      index += 1;
      return member;
    }
    if (key === undefined) {
      if (blank && closing) return undefined;
      throw broken("a value is missing.");
    }
    if (listRead && !blank) throw broken(`something follows after the list of “${key}”.`);
    if (listRead) return undefined;
    return take();
  };

  for await (const piece of pieces) {
    let start = 0;
    const hold = (end: number) => {
      held += piece.slice(start, end);
      if (held.length > MAX_VALUE_LENGTH) throw broken(`${where()} is far too long.`);
    };
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at] as string;
      if (inString) {
        if (escaped) escaped = false;
        else if (character === "\\") escaped = true;
        else if (character === '"') inString = false;
        continue;
      }
      const level = index === undefined ? 1 : 2;
      if (ended || depth === 0) {
        if (character.trim() === "") {
          start = at + 1;
          continue;
        }
        if (ended) throw broken("something follows after its end.");
        if (character !== "{") throw broken("it must be one object, beginning with {.");
        depth = 1;
        start = at + 1;
        continue;
      }
      switch (character) {
        case '"':
          inString = true;
          break;
        case ":":
          if (depth === 1 && key === undefined) {
            hold(at);
            key = readKey();
            held = "";
            start = at + 1;
            listRead = false;
          }
          break;
        case "{":
        case "[":
          if (depth === 1 && character === "[" && key !== undefined && piecewise.has(key)) {
            hold(at);
            if (held.trim() !== "" || listRead) throw broken(`${where()} cannot be read.`);
            held = "";
            start = at + 1;
            index = 0;
          }
          depth += 1;
          if (depth > MAX_DEPTH) throw broken(`${where()} is nested more than ${MAX_DEPTH} deep.`);
          commas[depth] = 0;
          break;
        case "}":
        case "]":
          if (depth === level) {
            if (character !== (level === 1 ? "}" : "]")) throw broken(`a bracket is missing at ${where()}.`);
            hold(at);
            if (index !== undefined && held.trim() === "" && index > 0) throw broken(`${where()} is empty.`);
            if (index === undefined && key === undefined && members > 0)
              throw broken("there is a comma before its end.");
            const member = finish(true);
            if (member) yield member;
            held = "";
            start = at + 1;
            if (index !== undefined) {
              index = undefined;
              listRead = true;
            } else ended = true;
          }
          depth -= 1;
          break;
        case ",":
          if (depth === level) {
            hold(at);
            const member = finish(false);
            if (member) yield member;
            held = "";
            start = at + 1;
            if (index === undefined) {
              key = undefined;
              members += 1;
            }
            break;
          }
          commas[depth] = (commas[depth] ?? 0) + 1;
          if (commas[depth] === MAX_PARTS)
            throw broken(`a list or an object in ${where()} has more than ${MAX_PARTS.toLocaleString("en")} parts.`);
          break;
      }
    }
    if (!ended) hold(piece.length);
  }
  if (!ended) throw broken("it is cut off.");
}
