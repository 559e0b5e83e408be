import { keepToOwner } from "./site/keep-to-owner.ts";
import { serveBuiltSite } from "./site/serve-built-site.ts";

/** `npm start`: serves the built site until it is told to stop. */
if (import.meta.main) {
  keepToOwner();
  await serveBuiltSite();
}
