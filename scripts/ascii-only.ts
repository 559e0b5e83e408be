import type { Plugin } from "vite";

const NON_ASCII = /(\\*)([^\0-\x7f])/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The same program without a character beyond ASCII: each becomes its escape, which means the same in strings, templates,
 * regular expressions and names. One such character makes the engine hold a whole file with two bytes for each character.
 * @throws Error where a backslash stands before such a character: there its escape would mean something else
 */
export function toAscii(code: string): string {
  return code.replace(NON_ASCII, (_, backslashes: string, character: string) => {
    if (backslashes.length % 2 === 1) throw new Error(`"\\${character}" cannot be written with ASCII alone`);
    return backslashes + escaped(character);
  });
}

/** Writes what runs on the server with ASCII alone. Browsers get the shorter files that they would get without it. */
export const asciiOnlyServer = (): Plugin => ({
  name: "ascii-only-server",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = toAscii(file.code);
    },
  },
});
