import { pageTitles } from "../../../content/texts/page-words.ts";
import { toShownPage } from "../../../content/texts/shown-page.ts";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { TermsText } from "../legal/terms-of-service-page.tsx";

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
