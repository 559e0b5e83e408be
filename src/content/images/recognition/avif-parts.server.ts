import { bytesBehind, type FileParts, PartsError } from "./file-parts.server.ts";

type Box = { type: string; data: Buffer; start: number };

/** The permitted boxes at the top level of the file, in its `meta` box, and among the properties of its items. */
const PLAIN = {
  file: ["ftyp", "meta", "mdat"],
  meta: ["hdlr", "pitm", "iloc", "iinf", "iref", "iprp"],
  property: ["ispe", "pixi", "av1C", "colr", "auxC", "pasp", "clli"],
};
const XMP_TYPE = "application/rdf+xml";

/** The boxes in a slice of the file that starts at `offset`. */
function boxesIn(bytes: Buffer, offset: number): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [short, type] = [bytes.readUInt32BE(at), bytes.toString("latin1", at + 4, at + 8)];
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < head || at + size > bytes.length) throw new PartsError("is incomplete");
    boxes.push({ type, data: bytes.subarray(at + head, at + size), start: offset + at + head });
    at += size;
  }
  return boxes;
}

const find = (boxes: Box[], type: string): Box | undefined => boxes.find((box) => box.type === type);

/** Reads consecutive unsigned integers of a given number of bytes. */
function reader(data: Buffer, at: number) {
  return (bytes: number): number => {
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(data.readBigUInt64BE(at)) : data.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
}

type Extent = { item: number; start: number; size: number };

/** The position of each item in the file. */
function readLocations({ data }: Box): Extent[] {
  const version = data.readUInt8(0);
  const [sizes, more] = [data.readUInt8(4), data.readUInt8(5)];
  const next = reader(data, 6);
  const extents: Extent[] = [];
  for (let items = next(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const item = next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : next(2);
    if (method !== 0) throw new PartsError("has a part in an unsupported place");
    next(2);
    const base = next(more >> 4);
    for (let count = next(2); count > 0; count -= 1) {
      if (version > 0) next(more & 15);
      const start = base + next(sizes >> 4);
      extents.push({ item, start, size: next(sizes & 15) });
    }
  }
  return extents;
}

/** The items that are neither the image nor its alpha channel: XMP items by their ID, the others by name. */
function readItems({ data, start }: Box): { xmp: number[]; others: string[] } {
  const found: { xmp: number[]; others: string[] } = { xmp: [], others: [] };
  const head = data.readUInt8(0) === 0 ? 6 : 8;
  for (const { data: entry } of boxesIn(data.subarray(head), start + head)) {
    const wide = entry.readUInt8(0) > 2 ? 4 : 2;
    const item = entry.readUIntBE(4, wide);
    const type = entry.toString("latin1", 6 + wide, 10 + wide);
    const [name = "", content = ""] = entry.toString("latin1", 10 + wide).split("\0");
    if (type === "mime" && content === XMP_TYPE) found.xmp.push(item);
    else if (type !== "av01" || !["", "Color", "Alpha"].includes(name))
      found.others.push(`an item ${type} ${name}`.trim());
  }
  return found;
}

/** @throws PartsError, or RangeError when the file is truncated */
export function readAvifParts(bytes: Buffer): FileParts {
  const top = boxesIn(bytes, 0);
  const [first, meta] = [top[0], find(top, "meta")];
  if (first?.type !== "ftyp" || meta === undefined) throw new PartsError("is no AVIF");
  const inMeta = boxesIn(meta.data.subarray(4), meta.start + 4);
  const [items, places] = [find(inMeta, "iinf"), find(inMeta, "iloc")];
  if (items === undefined || places === undefined) throw new PartsError("is no AVIF");
  const { xmp, others } = readItems(items);
  const extents = readLocations(places);
  const data = top.filter((box) => box.type === "mdat").reduce((sum, box) => sum + box.data.length, 0);
  const used = extents.reduce((sum, extent) => sum + extent.size, 0);
  return {
    words: xmp.map((item) =>
      Buffer.concat(
        extents.filter((extent) => extent.item === item).map(({ start, size }) => bytes.subarray(start, start + size)),
      ),
    ),
    others: [
      ...others,
      ...strangers(top, PLAIN.file),
      ...strangers(inMeta, PLAIN.meta),
      ...strangeProperties(find(inMeta, "iprp")),
      ...bytesBehind(data - used),
    ],
  };
}

const strangers = (boxes: Box[], known: string[]): string[] =>
  boxes.filter((box) => !known.includes(box.type)).map((box) => `a box ${JSON.stringify(box.type)}`);

function strangeProperties(properties: Box | undefined): string[] {
  const list = properties && find(boxesIn(properties.data, properties.start), "ipco");
  if (list === undefined) return [];
  const boxes = boxesIn(list.data, list.start);
  const profiles = boxes.filter((box) => box.type === "colr" && box.data.toString("latin1", 0, 4) !== "nclx");
  return [...strangers(boxes, PLAIN.property), ...profiles.map(() => "a colour profile")];
}
