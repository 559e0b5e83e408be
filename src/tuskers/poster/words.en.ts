import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
export const words = catalogue({
  title: "Tuskers of Sri Lanka",
  count: (shown: number) => `${counted(shown, "tusker", "tuskers")} of this directory.`,
  asOf: (month: string) => `As of ${month}.`,
  leftOut: (count: number) => `${counted(count, "more tusker has", "more tuskers have")} no place here.`,
  sheet: (number: number, of: number) => `Sheet ${number} of ${of}`,
  illustration:
    "The portraits are illustrations. What is recorded of the body is drawn so. Tusks of which nobody recorded the shape are hatched; the rest is imagined, the setting, too.",
  status: "The year is that of the last report, or of the death. The sources are on the page of each tusker.",
  code: (address: string) => `QR code that leads to ${address}`,
});
