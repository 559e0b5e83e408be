/** An object in a bucket, or a prefix of several; an empty path stands for the whole bucket. */
type BucketAddress = { bucket: string; path: string };

const ADDRESS = /^s3:\/\/([^/]+)(?:\/(.*))?$/;
/** Longer keys are refused by stores: the limit is 1024 bytes, and names of backups are added to this. */
const PATH = /^[\w.-]+(?:\/[\w.-]+)*$/;
const MOST_CHARACTERS = 900;

/**
 * Reads an address such as `s3://bucket/prefix`.
 * @returns undefined for a path of the file system, "wrong" for an address of another form
 */
export function readBucketAddress(text: string): BucketAddress | "wrong" | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return undefined;
  const [, bucket, rest = ""] = ADDRESS.exec(text.slice(0, MOST_CHARACTERS)) ?? [];
  if (bucket === undefined || text.length > MOST_CHARACTERS) return "wrong";
  const path = rest.replace(/\/+$/, "");
  const isPlain = path === "" || (PATH.test(path) && !path.split("/").some((part) => part === "." || part === ".."));
  return isPlain ? { bucket, path } : "wrong";
}
