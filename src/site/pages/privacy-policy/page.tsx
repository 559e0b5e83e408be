import { pageTitles } from "../../../content/texts/page-words.ts";
import { toShownPage } from "../../../content/texts/shown-page.ts";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { PrivacyText } from "../legal/privacy-policy-page.tsx";

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
});
