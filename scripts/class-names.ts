import type { Plugin } from "vite";

const TABLE = /import (\w+) from ("[^"\n]+\.module\.css")/g;

/**
 * Imports the classes of a style sheet one by one rather than as a table. The bundler then writes each name where it is
 * used, so that browsers load neither the tables nor the names of classes on other pages. `inlineConst` must be "all".
 */
export const classNames = (): Plugin[] => [
  {
    name: "class-names",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: TABLE },
      handler: (code) => ({ code: code.replace(TABLE, "import * as $1 from $2"), map: null }),
    },
  },
  {
    // Once its names are inlined, nothing imports the module any more, and its styles would be dropped with it.
    name: "class-names:styles",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ moduleSideEffects: "no-treeshake" }),
    },
  },
];
