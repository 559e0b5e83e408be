const REFERENCES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Plain text for the elements and attributes of an HTML document that is written by hand. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
