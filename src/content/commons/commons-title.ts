const NOT_COMMONS = "Only pages of Wikimedia Commons can be looked up. Upload the file instead.";
const NO_FILE_PAGE =
  "This is not the page of a file. Open the photograph at Wikimedia Commons and copy the address of its own page.";

const HOSTS = new Set(["commons.wikimedia.org", "commons.m.wikimedia.org"]);
/** A page of a file, under the name of the namespace or an older one, in any case. */
const FILE_PAGE = /^[ :]*(?:file|image)[ ]*:[ ]*(.+)$/i;
/** What the titles of its pages never contain; a bar would ask for several pages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const FORBIDDEN = /[#<>[\]{}|\u0000-\u001f\u007f\ufffd]/;
/** The most bytes of a title. */
const MOST_BYTES = 240;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

/** The part of an address of the site that names a page. */
function pageNameIn({ pathname, searchParams, hash }: URL): string {
  // The viewer of images lies over another page.
  const viewed = /^#(?:\/media\/|mediaviewer\/)(.+)$/.exec(hash)?.[1];
  if (viewed !== undefined) return decoded(viewed);
  const [, path] = /^\/wiki\/(.+)$/.exec(pathname) ?? [];
  return path === undefined ? (searchParams.get("title") ?? "") : decoded(path);
}

/**
 * The title of a file's page at Wikimedia Commons without its namespace, from the page's address in any of the forms
 * that browsers show; otherwise what is wrong with the address.
 */
export function commonsTitle(address: string): { title: string } | { refusal: string } {
  const written = address.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !HOSTS.has(url.hostname) || url.port !== "")
    return { refusal: NOT_COMMONS };
  const [, name] = FILE_PAGE.exec(pageNameIn(url).replace(/[_\s]+/g, " ")) ?? [];
  const title = name?.trim() ?? "";
  const isTitle = title !== "" && !FORBIDDEN.test(title) && new TextEncoder().encode(title).length <= MOST_BYTES;
  return isTitle ? { title } : { refusal: NO_FILE_PAGE };
}
