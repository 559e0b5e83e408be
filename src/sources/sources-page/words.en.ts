import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = catalogue({
  title: "Sources",
  titleOfPage: (page: number) => `Sources, page ${page}`,
  description: "Every source of this site, by title, each with the pages that use it.",
  keywords: ["tusker sources", "references"],
  lead: "Everything we have read. Each source lists the pages that use it.",
  filter: {
    label: "Sources",
    search: "Title, publisher or address",
    placeholder: "Search the sources",
    kind: "Kind",
    all: "All",
    option: (label: string) => label,
    submit: "Search",
  },
  data: "The data to download",
  found: {
    heading: "Sources of the directory",
    counted: (sources: number) => counted(sources, "source", "sources"),
    order: ", sorted by title",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  uses: (entries: number, pages: number) => {
    const named = [
      ...(entries > 0 ? [counted(entries, "entry", "entries")] : []),
      ...(pages > 0 ? [counted(pages, "page", "pages")] : []),
    ];
    return `Used by ${named.join(" and ")}`;
  },
  noAddress: "No address",
  gone: (isArchived: boolean): string => (isArchived ? "original gone, archived copy" : "original gone"),
  none: { title: "No Sources Found", message: "No sources match your current search criteria." },
  failure: {
    title: "Error Loading Sources",
    message: "The sources could not be loaded. Please try again in a moment.",
  },
});
