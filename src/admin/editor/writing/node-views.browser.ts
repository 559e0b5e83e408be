import type { NodeViewRenderer, NodeViewRendererProps } from "@tiptap/core";
import type { Node as TextNode } from "@tiptap/pm/model";

/** Where an image of the site can be shown from; undefined while that is not known. */
export type AddressOf = (url: string) => string | undefined;

/** Stored images wait for the address under which this page may show them. */
export function createImageViews() {
  let addressOf: AddressOf = () => undefined;
  const shown = new Map<HTMLImageElement, TextNode>();
  const draw = (image: HTMLImageElement, { attrs }: TextNode) => {
    const address = attrs.src === null ? undefined : addressOf(attrs.src);
    if (address === undefined) image.removeAttribute("src");
    else if (image.getAttribute("src") !== address) image.src = address;
    image.alt = attrs.alt || (attrs.src === null ? "The next image of the entry" : "Image");
  };
  const view: NodeViewRenderer = ({ node }) => {
    const image = document.createElement("img");
    shown.set(image, node);
    draw(image, node);
    return {
      dom: image,
      update: (next) => {
        if (next.type !== node.type) return false;
        shown.set(image, next);
        draw(image, next);
        return true;
      },
      destroy: () => shown.delete(image),
    };
  };
  return {
    view,
    show(next: AddressOf) {
      addressOf = next;
      for (const [image, node] of shown) draw(image, node);
    },
  };
}

const keysOf = (node: TextNode): string[] => node.attrs.keys as string[];

/** A citation as a chip with the keys of its sources; pressed, it tells where it stands. */
export const createCitationView =
  (onPress: (position: number) => void): NodeViewRenderer =>
  ({ node, getPos }: NodeViewRendererProps) => {
    const chip = document.createElement("span");
    chip.dataset.citation = "";
    chip.role = "button";
    const draw = (shown: TextNode) => {
      chip.textContent = keysOf(shown).join(" · ");
      chip.ariaLabel = `Cited: ${keysOf(shown).join(", ")}`;
    };
    draw(node);
    chip.addEventListener("click", () => {
      const position = getPos();
      if (position !== undefined) onPress(position);
    });
    return {
      dom: chip,
      update: (next) => {
        if (next.type !== node.type) return false;
        draw(next);
        return true;
      },
    };
  };
