import { textOrNull } from "../../admin/ui/text-or-null.ts";
import type { PortraitParameters } from "../../artwork/portrait-parameters.ts";
import type { SharedValues } from "../../entries/form/entry-definition.ts";
import { pictureBody, pictureValues } from "../../entries/form/picture-values.ts";
import { sourceBody, sourceValues } from "../../entries/form/source-values.ts";
import type { TuskerCategory, TuskerStatus } from "../status.ts";
import type { TuskerChange } from "../tusker.ts";

/** What stands in the form: numbers as they are typed. */
export type TuskerValues = SharedValues & {
  name: string;
  age: string;
  ageUnknown: boolean;
  ageNote: string;
  location: string;
  status: TuskerStatus;
  statusAsOf: string;
  statusNote: string;
  category: TuskerCategory;
  description: string;
  aliases: string[];
  bornYear: string;
  diedOn: string;
  heightM: string;
  tusks: string;
  origin: string;
  portrait: PortraitParameters;
};

/** A tusker as he is stored, or as an old version of him was sent. */
export type TuskerContent = Omit<Partial<TuskerChange>, "imageDetails"> & {
  imageDetails?: Parameters<typeof pictureValues>[0]["imageDetails"];
};

export const blankTusker = (): TuskerValues => ({
  name: "",
  age: "",
  ageUnknown: false,
  ageNote: "",
  location: "",
  status: "alive",
  statusAsOf: "",
  statusNote: "",
  category: "wild",
  tags: [],
  description: "",
  aliases: [],
  bornYear: "",
  diedOn: "",
  heightM: "",
  tusks: "",
  origin: "",
  sources: [],
  portrait: {},
  pictures: [],
  publication: "published",
  slug: "",
});

const written = (value: number | string | null | undefined): string => (value ?? "").toString();

export const tuskerValues = (tusker: TuskerContent): TuskerValues => ({
  name: written(tusker.name),
  age: written(tusker.age),
  ageUnknown: tusker.age === null,
  ageNote: written(tusker.ageNote),
  location: written(tusker.location),
  status: tusker.status ?? "alive",
  statusAsOf: written(tusker.statusAsOf),
  statusNote: written(tusker.statusNote),
  category: tusker.category ?? "wild",
  tags: tusker.tags ?? [],
  description: written(tusker.description),
  aliases: tusker.aliases ?? [],
  bornYear: written(tusker.bornYear),
  diedOn: written(tusker.diedOn),
  heightM: written(tusker.heightM),
  tusks: written(tusker.tusks),
  origin: written(tusker.origin),
  sources: sourceValues(tusker.sources),
  portrait: tusker.portrait ?? {},
  pictures: pictureValues(tusker),
  publication: tusker.publication ?? "published",
  slug: written(tusker.slug),
});

/** Undefined where nothing stands; what is no number is handed on as it is, for the rules to refuse. */
function numberIn(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** The body of the call that saves him, without the address. */
export const tuskerBody = (values: TuskerValues) => ({
  name: values.name,
  age: values.ageUnknown ? null : numberIn(values.age),
  ageNote: textOrNull(values.ageNote),
  location: values.location,
  status: values.status,
  statusAsOf: textOrNull(values.statusAsOf),
  statusNote: textOrNull(values.statusNote),
  category: values.category,
  tags: values.tags,
  description: values.description,
  aliases: values.aliases,
  bornYear: numberIn(values.bornYear) ?? null,
  diedOn: textOrNull(values.diedOn),
  heightM: numberIn(values.heightM) ?? null,
  tusks: textOrNull(values.tusks),
  origin: textOrNull(values.origin),
  sources: sourceBody(values.sources),
  portrait: Object.keys(values.portrait).length === 0 ? null : values.portrait,
  publication: values.publication,
  ...pictureBody(values.pictures),
});
