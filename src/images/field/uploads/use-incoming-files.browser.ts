import { type RefObject, useEffect, useRef, useState } from "react";

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes("Files") ?? false;

/** A name that says when, where the clipboard knows none: several pasted images can then be told apart. */
function named(file: File): File {
  if (!/^(?:image|grafik|unknown|noname)?\.?(?:png|jpe?g)?$/i.test(file.name)) return file;
  const at = new Date().toISOString().slice(0, 19).replace(/\D/g, "-");
  const ending = file.type === "image/jpeg" ? "jpg" : "png";
  return new File([file], `pasted-${at}.${ending}`, { type: file.type });
}

/**
 * Files that are dropped onto an element, or pasted anywhere on the page where text is not meant. A file dropped beside
 * it is not opened by the browser: that would take the place of the page.
 * @returns whether files are being dragged over the page, and whether over the element
 */
export function useIncomingFiles(target: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [dragging, setDragging] = useState<"no" | "page" | "target">("no");
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const isOver = (event: DragEvent) =>
      event.target instanceof Node && target.current?.contains(event.target) === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || event.dataTransfer === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isOver(event) ? "copy" : "none";
      setDragging(isOver(event) ? "target" : "page");
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragging("no");
    const drop = (event: DragEvent) => {
      setDragging("no");
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (isOver(event)) latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      // Word puts an image of the text beside the text: then the text is meant.
      if (event.defaultPrevented || clipboardData === null || clipboardData.types.includes("text/plain")) return;
      const files = [...clipboardData.files].map(named);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [target]);
  return dragging;
}
