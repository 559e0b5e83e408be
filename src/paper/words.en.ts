import { catalogue } from "../platform/languages/catalogue.ts";
export const words = catalogue({
  tooMany: "Too many documents are being made at the moment. Please try again shortly.",
  /** Printed in translated documents: that no speaker has checked their words yet. */
  unchecked: null as string | null,
  failed: "This document could not be made. Please try again later.",
});
