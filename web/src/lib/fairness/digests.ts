/** The digests behind fair dice, by the browser's own cryptography. docs/fair-dice.md has the formulas. */

const encoder = new TextEncoder();

/** Whether this browser can compute digests: only at an address that is encrypted, or on this machine. */
export const canDigest = (): boolean => globalThis.crypto?.subtle !== undefined;

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(...parts: (string | Uint8Array)[]): Promise<string> {
  const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", whole)));
}

/** What is shown of a nonce before the start. */
export const shareOf = (nonce: string): Promise<string> => sha256("tetrarch share\0", nonce);

/** The digest that is published at the start. */
export const commitmentOf = (secret: string, terms: string): Promise<string> =>
  sha256("tetrarch commitment\0", bytesOf(secret), terms);

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

const sign = async (key: CryptoKey, text: string): Promise<ArrayBuffer> =>
  crypto.subtle.sign("HMAC", key, encoder.encode(text));

/** A list of texts as the server writes it in JSON: ASCII only, with a blank after commas. */
function listText(items: readonly string[]): string {
  const ascii = (text: string) =>
    JSON.stringify(text).replace(
      /[\u007f-\uffff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return `[${items.map(ascii).join(", ")}]`;
}

/** The key of all draws of a game. */
export async function chanceKey(secret: string, nonces: readonly string[]): Promise<CryptoKey> {
  return importKey(new Uint8Array(await sign(await importKey(bytesOf(secret)), listText(nonces))));
}

/** The number below `total` that a draw gives: `draw` names its purpose, its place and the epoch. */
export async function numberBelow(key: CryptoKey, draw: string, total: bigint): Promise<bigint> {
  const limit = (2n ** 64n / total) * total;
  for (let attempt = 0; ; attempt++) {
    const digest = new DataView(await sign(key, `${draw}/${attempt}`));
    for (let start = 0; start < 32; start += 8) {
      const number = digest.getBigUint64(start);
      if (number < limit) return number % total;
    }
  }
}
