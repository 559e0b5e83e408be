import { translateByName } from "../platform/languages/catalogue.ts";
import { words as sinhalaInBrowsers } from "./sinhala-in-browsers.tsx";
import { pairs as sinhalaOnPages } from "./sinhala-on-pages.tsx";
import { words as tamilInBrowsers } from "./tamil-in-browsers.tsx";
import { pairs as tamilOnPages } from "./tamil-on-pages.tsx";
import { translateAll } from "./translations.ts";

translateByName("si", sinhalaInBrowsers);
translateAll("si", sinhalaOnPages);
translateByName("ta", tamilInBrowsers);
translateAll("ta", tamilOnPages);
