import type { Nodes } from "hast";

/** The text content of a node, without the alternative text of images. */
export function textIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textIn(child as Nodes)).join("") : "";
}
