import { redirect } from "react-router";

/**
 * An entry that was found by the name in an address. A former slug or an id redirects permanently to the present
 * address.
 * @param list the address of the list; entries are below it
 */
export function atPresentAddress<Found extends { slug: string }>(list: string, name: string, entry: Found): Found {
  if (entry.slug !== name) throw redirect(`${list}/${entry.slug}`, 301);
  return entry;
}
