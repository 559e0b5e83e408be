import { catalogue } from "../../../platform/languages/catalogue.ts";
export const words = catalogue({
  title: "Places",
  heading: "Where they were recorded",
  description:
    "The national parks, sanctuaries, reserves, temples and districts of Sri Lanka that this site names, with their areas and the tuskers recorded there.",
  keywords: ["national parks of Sri Lanka", "elephant reserves", "tuskers by district"],
  lead: "The parks, sanctuaries and reserves with their areas, the temples and homes that kept tuskers, and the twenty-five districts, each with the tuskers published here that are recorded there.",
  guide: "No signal where you are going? Take the guide along.",
  protected: { title: "Parks, sanctuaries and reserves", id: "parks" },
  homes: { title: "Temples and homes", id: "homes" },
  districts: { title: "Districts", id: "districts" },
  ofDistricts: "Counted with the parks, reserves and homes that lie in them, wholly or partly.",
  rule: "Of a tusker who may live wild, only the park or the district is told. A park or reserve of less than 50 km² could be searched for him, so its district is told instead.",
  failure: {
    title: "The places could not be loaded",
    message: "The places could not be loaded. Please try again later.",
  },
});
