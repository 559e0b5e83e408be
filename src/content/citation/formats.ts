/** The formats for reference managers, by the ending of their files. */
export const CITATION_FORMATS = {
  bib: { name: "BibTeX", type: "application/x-bibtex; charset=utf-8" },
  ris: { name: "RIS", type: "application/x-research-info-systems; charset=utf-8" },
  json: { name: "CSL-JSON", type: "application/vnd.citationstyles.csl+json; charset=utf-8" },
} as const;

export type CitationFormat = keyof typeof CITATION_FORMATS;

export const CITATION_ENDINGS = Object.keys(CITATION_FORMATS) as CitationFormat[];
