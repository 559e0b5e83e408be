import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether files are being dragged over the page, and whether over the drop target. */
export type Dragging = "no" | "page" | "target";

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes("Files") ?? false;

/** A file name with the time, for pasted images without a name of their own, so that several can be told apart. */
export function namedFile(file: File): File {
  if (!/^(?:image|grafik|unknown|noname)?\.?(?:png|jpe?g)?$/i.test(file.name)) return file;
  const at = new Date().toISOString().slice(0, 19).replace(/\D/g, "-");
  const ending = file.type === "image/jpeg" ? "jpg" : "png";
  return new File([file], `pasted-${at}.${ending}`, { type: file.type });
}

/**
 * Handles files that are dropped onto an element, or pasted anywhere on the page unless text was meant. A file dropped
 * outside the element is ignored. Otherwise the browser would open it in place of the page.
 * @returns whether files are being dragged over the page, and whether over the element
 */
export function useIncomingFiles(target: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [dragging, setDragging] = useState<Dragging>("no");
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
      // Word adds an image of the text to the clipboard beside the text itself. The text is meant then.
      if (event.defaultPrevented || clipboardData === null || clipboardData.types.includes("text/plain")) return;
      const files = [...clipboardData.files].map(namedFile);
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
