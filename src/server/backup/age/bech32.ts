/** Bech32 as BIP 173 defines it, without its limit of 90 characters: how age writes keys. */
const CHARSET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LENGTH = 6;

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATOR.entries()) if ((top >>> bit) & 1) sum ^= generator;
  }
  return sum;
}

const expandPrefix = (prefix: string): number[] => {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

/** Cuts a row of bits into pieces of another length. Undefined where `pad` is false and what is left over is not zero. */
function regroup(values: Iterable<number>, from: number, to: number, pad: boolean): number[] | undefined {
  const result: number[] = [];
  let [bits, length] = [0, 0];
  for (const value of values) {
    bits = (bits << from) | value;
    length += from;
    while (length >= to) {
      length -= to;
      result.push((bits >>> length) & ((1 << to) - 1));
    }
    bits &= (1 << length) - 1;
  }
  if (pad && length > 0) result.push((bits << (to - length)) & ((1 << to) - 1));
  return !pad && (length >= from || bits !== 0) ? undefined : result;
}

/** The bytes as text behind a prefix, all in small letters. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const data = regroup(bytes, 8, 5, true) ?? [];
  const sum = checksum([...expandPrefix(prefix), ...data, ...Array<number>(CHECKSUM_LENGTH).fill(0)]) ^ 1;
  const tail = Array.from({ length: CHECKSUM_LENGTH }, (_, index) => (sum >>> (5 * (5 - index))) & 31);
  return `${prefix}1${[...data, ...tail].map((value) => CHARSET[value]).join("")}`;
}

/** Prefix (in small letters) and bytes of such a text; undefined for any other, also for one with a slip of the pen. */
export function decodeBech32(text: string): { prefix: string; bytes: Uint8Array } | undefined {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return undefined;
  const split = lower.lastIndexOf("1");
  const prefix = lower.slice(0, split);
  const data = Array.from(lower.slice(split + 1), (letter) => CHARSET.indexOf(letter));
  if (split < 1 || data.length < CHECKSUM_LENGTH || data.includes(-1)) return undefined;
  if (checksum([...expandPrefix(prefix), ...data]) !== 1) return undefined;
  const bytes = regroup(data.slice(0, -CHECKSUM_LENGTH), 5, 8, false);
  return bytes && { prefix, bytes: Uint8Array.from(bytes) };
}
