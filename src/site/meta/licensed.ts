import { contentLicence } from "../../platform/identity/served-identity.ts";

/** The licence of what the site itself wrote or drew; empty while all rights are reserved. */
export const licensed = (): { license?: string } => {
  const licence = contentLicence();
  return licence === undefined ? {} : { license: licence.url };
};
