import { keepToOwner } from "./site/keep-to-owner.ts";
import { serveBuiltSite } from "./site/serve-built-site.ts";

/** `npm start`: serves the built site until a stop signal. */
if (import.meta.main) {
  keepToOwner();
  await serveBuiltSite();
}
