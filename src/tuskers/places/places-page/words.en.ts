import { catalogue } from "../../../platform/languages/catalogue.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
export const words = catalogue({
  /** The group of places among what a search found. */
  title: "Places",
  description:
    "Map of Sri Lanka with the national parks, sanctuaries, reserves, temples and districts that tuskers are known from, each with its tuskers.",
  keywords: ["national parks of Sri Lanka", "elephant reserves", "tuskers by district"],
  lead: "Parks, temples and districts, with the tuskers known from each.",
  guide: "Going into a park? Save the guide for offline use",
  protected: { title: "Parks, sanctuaries and reserves", id: "parks" },
  homes: { title: "Temples and homes", id: "homes" },
  districts: { title: "Districts", id: "districts" },
  without: (count: number) => `${writtenNumber(count)} more without a known tusker`,
  ofDistricts: "Districts are counted with the parks, reserves and homes in them.",
  rule: "Of a tusker who may live wild, only the park or the district is told. A park or reserve of less than 50 km² could be searched for him, so its district is told instead.",
  origin: "Coast: Natural Earth.",
  failure: {
    title: "The places could not be loaded",
    message: "The places could not be loaded. Please try again later.",
  },
});
