import { catalogue } from "../platform/languages/catalogue.ts";
export const words = catalogue({
  tooMany: "Too many documents are being made at the moment. Please try again shortly.",
  failed: "This document could not be made. Please try again later.",
});
