// Imported by public pages, so it must not import the schemas.

/** An item of Wikidata as it is stored: Q and its number. */
const ITEM = /^Q[1-9]\d{0,14}$/;
/** Its addresses, as people copy them from a browser or from the data of Wikidata. */
const ADDRESS = /^https?:\/\/(?:(?:www|m)\.)?wikidata\.org\/(?:wiki|entity)\/(Q[1-9]\d{0,14})$/;

/** The longest text that is read as an item or its address. */
export const MAX_WIKIDATA_LENGTH = 80;

export const isWikidataItem = (text: string): boolean => ITEM.test(text);

/** The item that an address leads to; any other text is returned unchanged. */
export const withoutAddress = (text: string): string => ADDRESS.exec(text)?.[1] ?? text;

/** The page of an item for people. */
export const wikidataPage = (item: string): string => `https://www.wikidata.org/wiki/${item}`;
