import { homeTrail } from "../../../../site/meta/structured-data.ts";
import { definePage } from "../../../../site/page/define-page.ts";
import { island } from "../../../../site/render/island.tsx";
import { GUIDE_PATH } from "../../pack.ts";
import { words } from "../../words.ts";
import { GuideScreen } from "./guide-screen.tsx";

export const page = definePage({
  // The words come with the page, so that no script holds them.
  read: async () => ({ ...words, line: null, offer: null }),
  head: ({ title, description, keywords }) => ({
    ...{ title, description, keywords, path: GUIDE_PATH, trail: homeTrail() },
  }),
  screen: (texts) => island("guide", GuideScreen, { texts }),
});
