import { inLanguages } from "../languages/words.ts";
import { SHIPPED_TEXTS } from "./shipped-texts.ts";

/** What else the site says of itself. A separate file, so that it is not sent to browsers: they get it with each page. */
export const words = inLanguages({
  description: SHIPPED_TEXTS.description,
  footer: SHIPPED_TEXTS.footer,
  allRightsReserved: { en: "All rights reserved.", si: "සියලු හිමිකම් ඇවිරිණි.", ta: "எல்லா உரிமைகளும் பாதுகாக்கப்பட்டவை." },
  licensed: {
    en: (licence: string) => `Texts, data and drawings: ${licence}.`,
    si: (licence: string) => `පෙළ, දත්ත සහ චිත්‍ර: ${licence}.`,
    ta: (licence: string) => `உரைகள், தரவுகள், வரைபடங்கள்: ${licence}.`,
  },
});
