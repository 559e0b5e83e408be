import { browser } from "./browser.ts";
import { desk } from "./desk.ts";
import { growth } from "./growth.ts";
import { pages } from "./pages.ts";
import { photos } from "./photos.ts";
import { size } from "./size.ts";

const BENCHES: Record<string, () => Promise<void>> = { browser, desk, growth, pages, photos, size };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(", ")}. There is: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) await BENCHES[name]?.();
