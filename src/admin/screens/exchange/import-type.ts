/** The content type for the API, by file extension; undefined for a file that it cannot read. */
export function importType(fileName: string): "application/json" | "text/csv" | undefined {
  if (/\.json$/i.test(fileName)) return "application/json";
  return /\.csv$/i.test(fileName) ? "text/csv" : undefined;
}
