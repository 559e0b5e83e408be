import { catalogue } from "../../platform/languages/catalogue.ts";
import type { ShareTarget } from "./share-targets.ts";

export const words = catalogue({
  title: "Share",
  targets: {
    Facebook: "Facebook",
    X: "Twitter/X",
    LinkedIn: "LinkedIn",
    Reddit: "Reddit",
    WhatsApp: "WhatsApp",
    Email: "Email",
  } satisfies Record<ShareTarget["name"], string>,
  /** Opens the names of the services. */
  names: "More",
  copying: {
    ready: "Copy link",
    copied: "Link copied!",
    failed: "Link could not be copied",
  },
  more: "Share…",
});
