import { admin } from "./admin.ts";
import { api } from "./api.ts";
import { browser } from "./browser.ts";
import { busy } from "./busy.ts";
import { growth } from "./growth.ts";
import { key } from "./key.ts";
import { languages } from "./languages.ts";
import { overload } from "./overload.ts";
import { pages } from "./pages.ts";
import { photos } from "./photos.ts";
import { portraits } from "./portraits.ts";
import { releases } from "./releases.ts";
import { saves } from "./saves.ts";
import { scale } from "./scale.ts";
import { screens } from "./screens.ts";
import { search } from "./search.ts";
import { size } from "./size.ts";
import { start } from "./start.ts";
import { writes } from "./writes.ts";

const BENCHES: Record<string, () => Promise<void>> = {
  api,
  browser,
  busy,
  admin,
  growth,
  key,
  languages,
  overload,
  pages,
  photos,
  portraits,
  releases,
  saves,
  scale,
  screens,
  search,
  size,
  start,
  writes,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(", ")}. There is: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) await BENCHES[name]?.();
