import { keepToOwner } from "./keep-to-owner.ts";
import { serveBuiltSite } from "./serve-built-site.ts";

/** `npm start`: serves the built site until it is told to stop. */
if (import.meta.main) {
  keepToOwner();
  await serveBuiltSite();
}
