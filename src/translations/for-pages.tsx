import { pairs as sinhalaInBrowsers } from "./sinhala-in-browsers.tsx";
import { pairs as sinhalaOnPages } from "./sinhala-on-pages.tsx";
import { pairs as tamilInBrowsers } from "./tamil-in-browsers.tsx";
import { pairs as tamilOnPages } from "./tamil-on-pages.tsx";
import { translateAll } from "./translations.ts";

translateAll("si", [...sinhalaInBrowsers, ...sinhalaOnPages]);
translateAll("ta", [...tamilInBrowsers, ...tamilOnPages]);
