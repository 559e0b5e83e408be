import { Editor, type Extensions, type NodeViewRenderer } from "@tiptap/core";
import { Fragment, type Schema, Slice } from "@tiptap/pm/model";
import { readDocument } from "../document/read-document.browser.ts";
import { writeDocument } from "../document/write-document.browser.ts";
import { TEXT_EXTENSIONS } from "../schema/text-schema.browser.ts";
import type { Asking } from "./asking.ts";
import { activeFormats, type Format, runFormat } from "./formats.browser.ts";
import {
  citedKeys,
  type LinkDraft,
  linkDraft,
  removeLink,
  writeCitation,
  writeImage,
  writeLink,
  writeVideo,
} from "./insertions.browser.ts";
import { createKeys } from "./keys.browser.ts";
import { embeddedVideo } from "./link-address.ts";
import { type AddressOf, createCitationView, createImageViews } from "./node-views.browser.ts";
import { pasteAddress } from "./pasted-address.browser.ts";
import { cleanPastedHtml } from "./pasted-html.browser.ts";

/** A text that is being written, as the parts around it know it. */
export type Writing = {
  focus(): void;
  /** Shows another text: one that was loaded, or changed in the view of the source. */
  setValue(value: string): void;
  setAttributes(attributes: Record<string, string>): void;
  showImages(addressOf: AddressOf): void;
  run(format: Format): void;
  linkDraft(): LinkDraft;
  writeLink(link: { href: string; words: string }): void;
  removeLink(): void;
  writeImage(image: { url: string; caption: string }): void;
  writeVideo(href: string): void;
  citedKeys(): string[];
  writeCitation(keys: readonly string[]): void;
  /** Puts the caret behind the selected citation. */
  leaveCitation(): void;
  /** Where the caret is in the window, in CSS pixels. */
  caret(): { left: number; bottom: number };
  close(): void;
};

type WritingOptions = {
  element: HTMLElement;
  value: string;
  attributes: Record<string, string>;
  onChange(value: string): void;
  onBlur(): void;
  onAsk(what: Asking): void;
  /** What becomes of a file that is dropped or pasted; undefined where the text shows no images. */
  onFile: ((file: File) => void) | undefined;
  onFormats(formats: ReadonlySet<Format>): void;
};

const withViews = (views: Record<string, NodeViewRenderer>): Extensions =>
  TEXT_EXTENSIONS.map((extension) => {
    const view = views[extension.name];
    return view === undefined || extension.type !== "node" ? extension : extension.extend({ addNodeView: () => view });
  });

/** Plain text from the clipboard: blank lines part its paragraphs, as in stored texts. */
function pastedText(schema: Schema, text: string): Slice {
  // The code for embedding a video stands for its address, which a page shows as the video.
  const paragraphs = (embeddedVideo(text) ?? text)
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) =>
      schema.node(
        "paragraph",
        null,
        paragraph
          .split("\n")
          .flatMap((line, index) => [
            ...(index === 0 ? [] : [schema.node("lineBreak")]),
            ...(line === "" ? [] : [schema.text(line)]),
          ]),
      ),
    );
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** The only file that is dropped or pasted. Word adds an image of the text to the text itself, which is meant then. */
function oneFile(transfer: DataTransfer | null): File | undefined {
  const [file, ...others] = transfer?.files ?? [];
  return others.length > 0 || transfer?.types.includes("text/plain") ? undefined : file;
}

/** Opens a text for writing in an element. */
export function openWriting({
  element,
  value,
  onChange,
  onBlur,
  onAsk,
  onFile,
  onFormats,
  ...options
}: WritingOptions): Writing {
  let { attributes } = options;
  const images = createImageViews();
  const pressCitation = (position: number) => {
    editor.chain().setNodeSelection(position).focus().run();
    onAsk("citation");
  };
  const views = {
    image: images.view,
    figureImage: images.view,
    citation: createCitationView(pressCitation),
  };
  const handOver = (file: File | undefined): boolean => {
    if (file === undefined || onFile === undefined) return false;
    onFile(file);
    return true;
  };
  const editor: Editor = new Editor({
    element,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    extensions: [...withViews(views), createKeys(onAsk)],
    content: readDocument(value).toJSON(),
    editorProps: {
      attributes: () => attributes,
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text) => pastedText(editor.schema, text),
      handlePaste: (view, event) => pasteAddress(view, event) || handOver(oneFile(event.clipboardData)),
      handleDrop(view, event) {
        const file = oneFile(event.dataTransfer);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (file !== undefined && place !== null) editor.commands.setTextSelection(place.pos);
        return handOver(file);
      },
      handleDOMEvents: {
        dragover(_, event) {
          // The form refuses files anywhere else but on its list of images, which alone receives several.
          const dragged = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === "file");
          if (onFile !== undefined && dragged.length === 1) event.stopPropagation();
          return false;
        },
      },
    },
    onUpdate: () => onChange(writeDocument(editor.state.doc)),
    onTransaction: () => onFormats(activeFormats(editor)),
    onBlur,
  });
  return {
    focus: () => editor.view.focus(),
    setValue(next) {
      const content = readDocument(next).toJSON();
      editor.chain().setMeta("addToHistory", false).setContent(content, { emitUpdate: false }).run();
    },
    setAttributes(next) {
      attributes = next;
      editor.view.updateState(editor.state);
    },
    showImages: images.show,
    run: (format) => runFormat(editor, format),
    linkDraft: () => linkDraft(editor),
    writeLink: (link) => writeLink(editor, link),
    removeLink: () => removeLink(editor),
    writeImage: (image) => writeImage(editor, image),
    writeVideo: (href) => writeVideo(editor, href),
    citedKeys: () => citedKeys(editor),
    writeCitation: (keys) => writeCitation(editor, keys),
    leaveCitation: () => editor.chain().setTextSelection(editor.state.selection.to).focus().run(),
    caret: () => {
      const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.to);
      return { left, bottom };
    },
    close: () => editor.destroy(),
  };
}
