import { catalogue } from "../platform/languages/catalogue.ts";
export const words = catalogue({
  illustration: "Illustration. What nobody recorded is hidden or imagined.",
  read: (name: string, site: string) => `Read about ${name} at ${site}`,
  changed: (day: string) => `Record of ${day}`,
  unknown: "This tusker is not in the directory.",
  removed: "This tusker was taken out of the directory.",
});
