/** The body of an inert document: nothing in it runs or is loaded. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html.replace(/\r\n?/g, "\n")}</body>`, "text/html").body;

export const isElement = (node: Node | null | undefined): node is HTMLElement => node?.nodeType === Node.ELEMENT_NODE;

export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;
