import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = catalogue({
  sources: (count: number) => counted(count, "source", "sources"),
});
