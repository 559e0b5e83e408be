import { pageTitles } from "../../../pages/page-words.ts";
import { toShownPage } from "../../../pages/shown-page.ts";
import { TermsText } from "../../legal/terms-of-service-page.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../render/define-page.ts";

export const page = definePage({
  read: async ({ readers }) => toShownPage<"terms">(await readers.text("terms")),
  head: ({ fields, machineIn }) => ({
    title: pageTitles.terms,
    description: fields.description,
    path: "/terms-of-service",
    trail: homeTrail(),
    machineIn,
  }),
  screen: (shown) => <TermsText page={shown} />,
});
