import { toShownPage } from "../../../pages/load-page.ts";
import { pageTitles } from "../../../pages/page-words.en.ts";
import { PrivacyText } from "../../legal/privacy-policy-page.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../render/define-page.ts";

export const page = definePage({
  read: async ({ readers }) => toShownPage<"privacy">(await readers.text("privacy")),
  head: ({ fields, machineIn }) => ({
    title: pageTitles.privacy,
    description: fields.description,
    path: "/privacy-policy",
    trail: homeTrail(),
    machineIn,
  }),
  screen: (shown) => <PrivacyText page={shown} />,
  // A change of a source may be recorded as one of the entries that cite it.
  entries: ({ sources }) => (sources.length === 0 ? [] : undefined),
});
