import { pageFailure } from "../../../../site/frame/page-failure.tsx";
import { homeTrail } from "../../../../site/meta/structured-data.ts";
import { definePage, type PageRequest } from "../../../../site/page/define-page.ts";
import { island } from "../../../../site/render/island.tsx";
import { InlineScript } from "../../../../ui/kit/inline-script.tsx";
import type { KeyReaders } from "../../feature.server.ts";
import { EARLY_ANSWERS } from "./early-answers.ts";
import { KeyScreen } from "./key-screen.tsx";
import { loadKey } from "./load-key.ts";
import { failureWords } from "./words.ts";

export const page = definePage({
  read: ({ readers, request }: PageRequest<KeyReaders>) => loadKey(readers, request.url),
  head: ({ texts: { title, description, keywords }, sent }) => ({
    ...{ title, description, keywords, path: "/key", trail: homeTrail() },
    listed: sent === "",
  }),
  screen: (loaded) => (
    <>
      <InlineScript code={EARLY_ANSWERS} />
      {island("key", KeyScreen, loaded)}
    </>
  ),
  // A page with answers in its address is for one visitor: nobody keeps it.
  headers: ({ request }): Record<string, string> =>
    new URL(request.url).search === "" ? {} : { "Cache-Control": "no-store" },
  // Visitors look at photographs of their own, which they never send.
  allows: { scripts: [EARLY_ANSWERS], imageSources: ["blob:"] },
  failure: pageFailure(() => failureWords, "/key"),
});
