import { pageTitles } from "../../../pages/page-words.ts";
import { toShownPage } from "../../../pages/shown-page.ts";
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
});
