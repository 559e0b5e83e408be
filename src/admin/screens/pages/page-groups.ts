import type { PageKey } from "../../../content/texts/page.ts";

type Group = { title: string; names: readonly string[] };

const SEARCH: Group = { title: "For search engines", names: ["description"] };

/** The fields of each form as the page shows them together, in its order. */
export const PAGE_GROUPS: Record<PageKey, readonly Group[]> = {
  home: [
    { title: "Over the picture", names: ["heroTitle", "heroLead"] },
    { title: "First essay", names: ["whyTitle", "whyText", "whyFigures"] },
    { title: "Places", names: ["walkTitle", "walkText", "walkPlaces"] },
    { title: "Second essay", names: ["processionTitle", "processionText", "processionFigures"] },
    { title: "The toll", names: ["tollTitle", "tollNumber", "tollSources", "tollText", "tollYears", "wireText"] },
    SEARCH,
  ],
  about: [
    { title: "Head of the page", names: ["heading", "lead"] },
    { title: "First essay", names: ["namesTitle", "namesText", "namesFigures"] },
    { title: "Second essay", names: ["writeTitle", "writeText"] },
    { title: "Request", names: ["askTitle", "askText"] },
    { title: "Last part", names: ["beginTitle", "beginText"] },
    SEARCH,
  ],
  privacy: [
    { title: "Head of the page", names: ["effective"] },
    {
      title: "Parts",
      names: [
        "responsible",
        "collect",
        "use",
        "cookies",
        "retention",
        "children",
        "rights",
        "security",
        "changes",
        "contact",
        "more",
      ],
    },
    SEARCH,
  ],
  terms: [
    { title: "Head of the page", names: ["effective"] },
    {
      title: "Parts",
      names: [
        "acceptance",
        "service",
        "accuracy",
        "use",
        "content",
        "links",
        "liability",
        "changes",
        "contact",
        "more",
      ],
    },
    SEARCH,
  ],
};
