import { redirect } from "react-router";
import { writtenLocation } from "../../../../content/places/written-location.ts";
import { nameHere } from "../../../../content/tuskers/name-here.ts";
import { statusText } from "../../../../content/tuskers/status/status-line.ts";
import { summaryHere } from "../../../../content/tuskers/summary-here.ts";
import { CATEGORY_LABELS } from "../../../../content/tuskers/words.ts";
import { tuskerFeedAddress } from "../../../feeds/feed-addresses.ts";
import { defineFailingPage, definePage } from "../../../page/define-page.ts";
import { entryFailure } from "../../../parts/entry/entry-failure.tsx";
import { tagsHere } from "../../../parts/entry/tags-here.ts";
import { loadTusker } from "./load-tusker.tsx";
import { tuskerObjects } from "./tusker-objects.ts";
import type { TuskerPageSlots } from "./tusker-page-slots.ts";
import { TuskerScreen, tuskerTrail } from "./tusker-screen.tsx";
import { words } from "./words.ts";

/** The page of the tusker named in the address. */
export const createTuskerPage = ({ head, below = [] }: TuskerPageSlots) =>
  definePage({
    read: ({ readers, params: { slug = "" } }) => loadTusker(readers, slug, below),
    head: ({ tusker }) => {
      const name = nameHere(tusker);
      const summary = summaryHere(tusker);
      return {
        title: name,
        description: summary || words.description(name, writtenLocation(tusker.location)),
        path: `/tuskers/${tusker.slug}`,
        machineIn: tusker.machineIn,
        trail: tuskerTrail(),
        feed: { path: tuskerFeedAddress(tusker.slug), title: words.follow(name) },
        keywords: [name, CATEGORY_LABELS[tusker.category].toLowerCase(), ...tagsHere(tusker.tags)],
        image: { url: tusker.cardUrl, alt: words.cardAlt(name, statusText(tusker), tusker.portraitCaption) },
        ...head?.(tusker),
        structuredData: (siteUrl) => tuskerObjects(siteUrl, { ...tusker, summary, images: tusker.imageDetails }),
      };
    },
    screen: ({ tusker, related, relations, below: read }) => {
      const panels = below.flatMap(({ panel }, index) => panel(tusker, read[index]) ?? []);
      return <TuskerScreen tusker={tusker} related={related} relations={relations} panels={panels} />;
    },
    failure: entryFailure("/tuskers", () => words),
    isKept: true,
    isMostVisited: true,
  });

/** `/tusker/{id}` of the earlier site. */
export const formerPage = defineFailingPage(
  async ({ readers, params: { id = "" } }) => {
    throw redirect(`/tuskers/${await readers.presentSlug("tusker", id)}`, 301);
  },
  entryFailure("/tuskers", () => words),
);
