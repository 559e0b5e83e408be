/** True when `If-None-Match` names this tag; for reading, weak and strong tags count alike (RFC 9110, 13.1.2). */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((part) => part.trim() === "*" || plain(part) === plain(tag));
}
