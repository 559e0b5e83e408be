/** An e-mail as its recipient sees it. */
export type ReadMail = {
  /** Decoded headers by lower-case name; repeated ones are joined by a line break. */
  headers: Record<string, string>;
  text: string;
  html: string;
};

const splitHead = (source: string): [head: string, body: string] => {
  const end = source.indexOf("\r\n\r\n");
  return [source.slice(0, end), source.slice(end + 4)];
};

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  );

const WORD = /=\?([^?\s]+)\?([QB])\?([^?]*)\?=/gi;

/**
 * Decodes encoded words (`=?UTF-8?Q?…?=`) as leniently as mail programs do: in every character set, within words and
 * within quotation marks. White space between two of them is dropped.
 */
const decodeWords = (text: string): string =>
  text.replace(/\?=\s+=\?/g, "?==?").replace(/(?:=\?[^?\s]+\?[QB]\?[^?]*\?=)+/gi, (run) => {
    const words = [...run.matchAll(WORD)].map(([, charset = "", kind = "", word = ""]) => ({
      charset,
      bytes: kind.toUpperCase() === "B" ? Buffer.from(word, "base64") : quotedPrintable(word.replaceAll("_", " ")),
    }));
    return new TextDecoder(words[0]?.charset).decode(Buffer.concat(words.map(({ bytes }) => bytes)));
  });

function readHeaders(head: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}\n${decodeWords(value)}` : decodeWords(value);
  }
  return headers;
}

function decodeBody(headers: Record<string, string>, body: string): string {
  const encoding = headers["content-transfer-encoding"]?.toLowerCase();
  const bytes =
    encoding === "base64"
      ? Buffer.from(body, "base64")
      : encoding === "quoted-printable"
        ? quotedPrintable(body)
        : Buffer.from(body);
  return bytes.toString().replaceAll("\r\n", "\n");
}

/** Parses the source of an e-mail with a text part and an HTML part, or with text alone. */
export function readMail(source: string): ReadMail {
  const [head, body] = splitHead(source);
  const headers = readHeaders(head);
  if (headers["content-type"]?.startsWith("text/plain")) {
    return { headers, text: decodeBody(headers, body).replace(/\n$/, ""), html: "" };
  }
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).slice(1, -1);
  const contents = new Map(
    parts.map((part) => {
      const [partHead, partBody] = splitHead(part.replace(/^\r\n/, ""));
      const partHeaders = readHeaders(partHead);
      return [partHeaders["content-type"]?.split(";")[0], decodeBody(partHeaders, partBody).replace(/\n$/, "")];
    }),
  );
  return { headers, text: contents.get("text/plain") ?? "", html: contents.get("text/html") ?? "" };
}
