import sax from "sax";

type Tag = { name: string; attributes: Record<string, string> };
type DataFile = { tag: Tag; fields: Tag[]; ids: Tag[]; locations: string[] };

const isUri = (text: string | undefined): boolean => /^https?:\/\/[^\s]+$/.test(text ?? "");

function readMeta(xml: string): { root: Tag | undefined; files: DataFile[] } {
  const parser = sax.parser(true, { position: true, strictEntities: true });
  const files: DataFile[] = [];
  let root: Tag | undefined;
  let inLocation = false;
  parser.onopentag = ({ name, attributes }) => {
    const tag = { name, attributes: attributes as Record<string, string> };
    const last = files.at(-1);
    if (name === "archive") root = tag;
    if (name === "core" || name === "extension") files.push({ tag, fields: [], ids: [], locations: [] });
    if (name === "field") last?.fields.push(tag);
    if (name === "id" || name === "coreid") last?.ids.push(tag);
    inLocation = name === "location";
  };
  parser.ontext = (text) => void (inLocation && files.at(-1)?.locations.push(text.trim()));
  parser.onclosetag = () => {
    inLocation = false;
  };
  parser.write(xml).close();
  return { root, files };
}

/** The parts of a data set, in the order that EML 2.2 prescribes, as far as a release may have them. */
const EML_ORDER = [
  ...["alternateIdentifier", "shortName", "title", "creator", "metadataProvider", "associatedParty", "pubDate"],
  ...["language", "series", "abstract", "keywordSet", "additionalInfo", "intellectualRights", "licensed"],
  ...["distribution", "coverage", "purpose", "maintenance", "contact", "publisher", "pubPlace", "methods", "project"],
];

/** What is wrong with the metadata of an archive by EML 2.2 (https://eml.ecoinformatics.org). */
function flawsOfMetadata(xml: string): string[] {
  const parser = sax.parser(true, { position: true, strictEntities: true });
  const path: string[] = [];
  const [parts, parties, texts] = [[] as string[], [] as string[][], new Map<string, string>()];
  let root: Tag | undefined;
  parser.onopentag = ({ name, attributes }) => {
    root ??= { name, attributes: attributes as Record<string, string> };
    if (path.at(-1) === "dataset") parts.push(name);
    if (["creator", "contact"].includes(name)) parties.push([]);
    if (["creator", "contact"].includes(path.at(-1) ?? "")) parties.at(-1)?.push(name);
    path.push(name);
  };
  parser.ontext = (text) => void texts.set(path.at(-1) ?? "", text.trim());
  parser.onclosetag = () => void path.pop();
  parser.write(xml).close();
  const order = parts.map((part) => EML_ORDER.indexOf(part));
  const rules: [holds: boolean, flaw: string][] = [
    [root?.name === "eml:eml" && root.attributes["xmlns:eml"] === "https://eml.ecoinformatics.org/eml-2.2.0", "root"],
    [Boolean(root?.attributes.packageId && root.attributes.system), "packageId or system is missing"],
    [["title", "creator", "contact"].every((part) => parts.includes(part)), "title, creator or contact is missing"],
    [order.every((at, index) => at >= 0 && at >= (order[index - 1] ?? 0)), "the parts are not in order"],
    [parties.every(([first]) => ["individualName", "organizationName"].includes(first ?? "")), "a party has no name"],
    [/^\d{4}-\d\d-\d\d$/.test(texts.get("pubDate") ?? ""), "pubDate is no day"],
  ];
  return rules.filter(([holds]) => !holds).map(([, flaw]) => `eml.xml: ${flaw}`);
}

/**
 * What is wrong with an archive by the Darwin Core text guide (https://dwc.tdwg.org/text/).
 * @param archive its files, as text, by name
 */
export function flawsOfArchive(archive: Readonly<Record<string, string>>): string[] {
  const { root, files } = readMeta(archive["meta.xml"] ?? "<archive/>");
  const flaws: string[] = [];
  const must = (holds: boolean, flaw: string) => void (holds || flaws.push(flaw));
  must(root?.attributes.xmlns === "http://rs.tdwg.org/dwc/text/", "the archive has the wrong namespace");
  must((root?.attributes.metadata ?? "") in archive, "the metadata is missing");
  must(files.filter(({ tag }) => tag.name === "core").length === 1, "there must be one core");
  must(files[0]?.tag.name === "core", "the core must come first");
  let coreIds: ReadonlySet<string> = new Set();
  for (const { tag, fields, ids, locations } of files) {
    const [location = ""] = locations;
    const { encoding, fieldsTerminatedBy, linesTerminatedBy, fieldsEnclosedBy, ignoreHeaderLines, rowType } =
      tag.attributes;
    const isCore = tag.name === "core";
    must(locations.length === 1 && location in archive, `${location} is missing`);
    must(isUri(rowType), `${location}: the row type is no URI`);
    must(encoding === "UTF-8" && fieldsTerminatedBy === "\\t" && linesTerminatedBy === "\\n", `${location}: format`);
    must(fieldsEnclosedBy === "" && ignoreHeaderLines === "1", `${location}: quotes or header`);
    must(ids.length === 1 && ids[0]?.name === (isCore ? "id" : "coreid"), `${location}: the id is missing`);
    const terms = fields.map(({ attributes }) => attributes.term);
    must(terms.every(isUri), `${location}: a term is no URI`);
    must(new Set(terms).size === terms.length, `${location}: a term comes twice`);
    must(
      fields.every(({ attributes: { index, default: value } }) => index !== undefined || value !== undefined),
      `${location}: a field has neither index nor default`,
    );
    const text = archive[location] ?? "";
    must(text.endsWith("\n") && !text.includes("\r"), `${location}: line ends`);
    const [head = [], ...rows] = text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
    const indexes = [...ids, ...fields].flatMap(({ attributes: { index } }) =>
      index === undefined ? [] : Number(index),
    );
    must(new Set(indexes).size === indexes.length, `${location}: an index comes twice`);
    must(
      indexes.every((index) => Number.isInteger(index) && index >= 0 && index < head.length),
      `${location}: an index`,
    );
    must(
      rows.every((row) => row.length === head.length),
      `${location}: a row has too many or too few cells`,
    );
    for (const { attributes } of fields) {
      const term = attributes.term?.split("/").at(-1);
      must(attributes.index === undefined || head[Number(attributes.index)] === term, `${location}: header of ${term}`);
    }
    const idsOfRows = rows.map((row) => row[Number(ids[0]?.attributes.index)] ?? "");
    if (isCore) {
      coreIds = new Set(idsOfRows);
      must(coreIds.size === rows.length && !coreIds.has(""), `${location}: ids must be unique`);
    } else
      must(
        idsOfRows.every((id) => coreIds.has(id)),
        `${location}: a row belongs to no row of the core`,
      );
    for (const name of ["dataGeneralizations", "informationWithheld"]) {
      const at = head.indexOf(name);
      must(at > 0 && rows.every((row) => row[at] !== ""), `${location}: ${name} is missing`);
    }
  }
  return [...flaws, ...flawsOfMetadata(archive["eml.xml"] ?? "<nothing/>")];
}
