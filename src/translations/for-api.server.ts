import { sinhala as sharedSinhala, tamil as sharedTamil } from "./shared.server.ts";
import { pairs as sinhala } from "./sinhala.server.ts";
import { pairs as tamil } from "./tamil.server.ts";
import { translateAll } from "./translations.ts";

translateAll("si", [...sinhala, ...sharedSinhala]);
translateAll("ta", [...tamil, ...sharedTamil]);
