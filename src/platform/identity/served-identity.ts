import { findLicence, type Licence } from "./licences.ts";
import { words } from "./served-words.ts";
import { ownDescription, siteIdentity, type Written, written } from "./site-identity.ts";

// What only the server reads of the identity: browsers get it with each page.

/** One sentence about the site, in the current language. */
export const siteDescription = (): string => ownDescription() ?? words.description;

/** The sentence at the foot of every page. */
export const siteFooter = (): Written => written(siteIdentity().footer, words.footer);

/** The licence of texts, data and drawings; undefined if all rights are reserved. */
export const contentLicence = (): Licence | undefined => findLicence(siteIdentity().licence);

/** What visitors are told of the rights in texts, data and drawings, in a few words. */
export const rightsWords = (): string => {
  const licence = contentLicence();
  return licence === undefined ? words.allRightsReserved : words.licensed(licence.label);
};
