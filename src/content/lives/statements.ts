import type { Source } from "../sources/source.ts";

export const STATEMENT_NAMES = ["males", "share", "count", "calf", "animal", "endangered", "parks", "food"] as const;
type StatementName = (typeof STATEMENT_NAMES)[number];

type Statement = { name: StatementName; isFact: boolean; sources: readonly Pick<Source, "title" | "url">[] };

const TARONGA = {
  title: "Taronga Conservation Society Australia: Asian elephant",
  url: "https://taronga.org.au/animal/asian-elephant",
};

/** Where the words and the nature of tusks and tushes are from. */
export const SOURCES_OF_TEETH: readonly Pick<Source, "title" | "url" | "kind">[] = [
  {
    title:
      "Sunday Times, 3 April 2011: Elephants still lurking around in Sinharaja (S. Miththapala, citing J. Jayewardene)",
    url: "https://sundaytimes.lk/110403/Plus/plus_11.html",
    kind: "news",
  },
  {
    title: "Sunday Times, 27 November 2011: report of a female 'tusker'",
    url: "https://sundaytimes.lk/111127/News/nws_25.html",
    kind: "news",
  },
  {
    title: "Centre for Conservation and Research: Social organisation",
    url: "https://ccrsl.org/Programs/social-organisation",
    kind: "specialist",
  },
];

/**
 * The statements of the page “Myth or fact?”, in its order. They come with the release, so their sources are named in full:
 * the library of a site may have others under the keys of the starter content.
 */
export const STATEMENTS: readonly Statement[] = [
  {
    name: "males",
    isFact: true,
    sources: SOURCES_OF_TEETH.slice(0, 2),
  },
  {
    name: "share",
    isFact: false,
    sources: [
      {
        title: "Mongabay, March 2025: The vanishing trail of Sri Lanka's iconic tuskers calls for urgent action",
        url: "https://news.mongabay.com/2025/03/the-vanishing-trail-of-sri-lankas-iconic-tuskers-calls-for-urgent-action",
      },
      {
        title:
          "Lanka Image (from The Island), 23 November 2025: Elephant population rises to 7,451 but experts urge caution",
        url: "https://lankaimage.com/2025/11/23/elephant-population-rises-to-7451-but-experts-urge-caution",
      },
    ],
  },
  {
    name: "count",
    isFact: false,
    sources: [
      {
        title: "Daily Mirror, 2 September 2011: 5,879 elephants in SL; also Associated Press and Daily FT",
        url: "https://dailymirror.lk/amp/breaking-news/5879-elephants-in-sl/108-13358",
      },
      {
        title: "Ceylon Today, 16 September 2022: Wild jumbo population exceeds 7,000",
        url: "https://ceylontoday.lk/2022/09/16/wild-jumbo-population-exceeds-7000",
      },
    ],
  },
  {
    name: "calf",
    isFact: true,
    sources: [
      {
        title: "Centre for Conservation and Research: Social organisation",
        url: "https://ccrsl.org/Programs/social-organisation",
      },
      TARONGA,
    ],
  },
  {
    name: "animal",
    isFact: false,
    sources: [
      {
        title: "Lakpura: National symbols; also Daily Mirror, 4 February 2020",
        url: "https://lakpura.com/pages/national-symbols",
      },
      { title: "Wikipedia (copy): Emblem of Sri Lanka", url: "https://piglix.com/piglix/Emblem_of_Sri_Lanka" },
    ],
  },
  {
    name: "endangered",
    isFact: true,
    sources: [
      {
        title: "IUCN Red List of Threatened Species, 2020: Williams et al., Elephas maximus, e.T7140A45818198",
      },
    ],
  },
  {
    name: "parks",
    isFact: false,
    sources: [
      {
        title: "National Action Plan for the Mitigation of Human-Elephant Conflict",
        url: "https://nationalactionplan.info",
      },
      {
        title: "Centre for Conservation and Research: Electric fences for villages",
        url: "https://ccrsl.gadola.com/Programs/electric-fences/for-villages",
      },
    ],
  },
  {
    name: "food",
    isFact: true,
    sources: [
      {
        title: "RTI Sri Lanka, 2025: on elephants and the human-elephant conflict in Sri Lanka",
        url: "https://rtisrilanka.lk/en/?p=3501",
      },
      TARONGA,
    ],
  },
];
