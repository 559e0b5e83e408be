const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * HTML whose `style` attributes have another name. Browsers apply them even in an inert document, and the policy of the
 * site has each reported.
 */
export const withInertStyles = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(/([\s"'/])style(?=\s*=)/gi, "$1data-style"));

/** What the `style` of an element says in a document of `parseHtml`. */
export const styleOf = (element: Element): string => element.getAttribute("data-style") ?? "";

/** The body of an inert document: nothing in it runs or is loaded, and styles are read with `styleOf`. */
export const parseHtml = (html: string): HTMLElement => {
  const source = withInertStyles(html.replace(/\r\n?/g, "\n"));
  return new DOMParser().parseFromString(`<!doctype html><body>${source}</body>`, "text/html").body;
};

export const isElement = (node: Node | null | undefined): node is HTMLElement => node?.nodeType === Node.ELEMENT_NODE;

export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;
