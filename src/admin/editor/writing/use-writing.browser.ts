import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { UPLOADS_PATH } from "../../../platform/storage/image-names.ts";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import { knownImage } from "../../inputs/stored-images/known-images.ts";
import { useStoredImages } from "../../inputs/stored-images/use-stored-images.browser.ts";
import type { Asking } from "./asking.ts";
import type { Format } from "./formats.browser.ts";
import type { Writing } from "./open-writing.browser.ts";

/** About the width of the text, in pixels of a dense screen. */
const SHOWN_WIDTH = 960;
const variantOf = (url: string) => variantAt({ url, variants: knownImage(url).variants }, SHOWN_WIDTH);

const IMAGE = new RegExp(`<img\\b[^>]*\\ssrc="(${UPLOADS_PATH}[^"]+)"`, "g");

type WritingProps = {
  value: string;
  /** False while another view of the text is open: it is read again when this one comes back. */
  isShown: boolean;
  attributes: Record<string, string>;
  onChange(value: string): void;
  onBlur(): void;
  onAsk(what: Asking): void;
  onFile: ((file: File) => void) | undefined;
};

/**
 * The text as it is written, in an element. Its code is loaded when the form is there, as only forms need it; `writing`
 * is undefined until then.
 */
export function useWriting(element: RefObject<HTMLElement | null>, props: WritingProps) {
  const { value, isShown } = props;
  const [writing, setWriting] = useState<Writing>();
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set());
  const latest = useRef(value);

  const onChange = useEffectEvent((next: string) => {
    latest.current = next;
    props.onChange(next);
  });
  const onBlur = useEffectEvent(() => props.onBlur());
  const onAsk = useEffectEvent((what: Asking) => props.onAsk(what));
  const onFile = useEffectEvent((file: File) => props.onFile?.(file));
  const open = useEffectEvent(async (isGone: () => boolean) => {
    const { openWriting } = await import("./open-writing.browser.ts");
    if (element.current === null || isGone()) return undefined;
    latest.current = props.value;
    const { attributes } = props;
    const opened = openWriting({
      element: element.current,
      value: latest.current,
      attributes,
      onChange: (next) => onChange(next),
      onBlur: () => onBlur(),
      onAsk: (what) => onAsk(what),
      onFile: props.onFile && ((file) => onFile(file)),
      // The same ones again draw nothing.
      onFormats: (found) => setFormats((before) => (before.symmetricDifference(found).size === 0 ? before : found)),
    });
    setWriting(opened);
    return opened;
  });
  useEffect(() => {
    let gone = false;
    const opening = open(() => gone);
    return () => {
      gone = true;
      void opening.then((opened) => opened?.close());
    };
  }, []);

  useEffect(() => {
    if (writing === undefined || !isShown || value === latest.current) return;
    latest.current = value;
    writing.setValue(value);
  }, [writing, value, isShown]);

  const attributeKey = JSON.stringify(props.attributes);
  useEffect(() => {
    writing?.setAttributes(JSON.parse(attributeKey));
  }, [writing, attributeKey]);

  const urls = [...new Set([...value.matchAll(IMAGE)].map(([, url = ""]) => url))];
  const addresses = useStoredImages(urls.map(variantOf));
  const addressKey = JSON.stringify([...addresses]);
  useEffect(() => {
    const known = new Map<string, string>(JSON.parse(addressKey));
    writing?.showImages((url) => (url.startsWith(UPLOADS_PATH) ? known.get(variantOf(url)) : url));
  }, [writing, addressKey]);
  return { writing, formats };
}
