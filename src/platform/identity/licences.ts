/** A licence that the site's texts, data and drawings can have. */
export type Licence = Readonly<{
  /** As it is written in every language. */
  label: string;
  url: string;
  /** True if whoever uses the content need not name anybody: the copyright line then makes no sense. */
  waivesRights?: boolean;
}>;

const CREATIVE_COMMONS = "https://creativecommons.org";

/** By SPDX identifier. */
export const LICENCES = {
  "CC-BY-4.0": { label: "CC BY 4.0", url: `${CREATIVE_COMMONS}/licenses/by/4.0/` },
  "CC-BY-SA-4.0": { label: "CC BY-SA 4.0", url: `${CREATIVE_COMMONS}/licenses/by-sa/4.0/` },
  "CC-BY-NC-4.0": { label: "CC BY-NC 4.0", url: `${CREATIVE_COMMONS}/licenses/by-nc/4.0/` },
  "CC-BY-NC-SA-4.0": { label: "CC BY-NC-SA 4.0", url: `${CREATIVE_COMMONS}/licenses/by-nc-sa/4.0/` },
  "CC-BY-ND-4.0": { label: "CC BY-ND 4.0", url: `${CREATIVE_COMMONS}/licenses/by-nd/4.0/` },
  "CC-BY-NC-ND-4.0": { label: "CC BY-NC-ND 4.0", url: `${CREATIVE_COMMONS}/licenses/by-nc-nd/4.0/` },
  "CC0-1.0": { label: "CC0 1.0", url: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/`, waivesRights: true },
} as const satisfies Record<string, Licence>;

export type LicenceKey = keyof typeof LICENCES;

export const LICENCE_KEYS = Object.keys(LICENCES) as LicenceKey[];

export const findLicence = (key: LicenceKey | null): Licence | undefined => (key === null ? undefined : LICENCES[key]);
