/**
 * A copy of what the server rendered into a template of the page; undefined where the page has no such template.
 * @param id of the template
 * @param selector of one element in it; without it, the first one
 */
export function copyTemplate<Kind extends HTMLElement = HTMLElement>(id: string, selector = "*"): Kind | undefined {
  const found = document.querySelector<HTMLTemplateElement>(`template#${id}`)?.content.querySelector<Kind>(selector);
  return found == null ? undefined : document.importNode(found, true);
}
