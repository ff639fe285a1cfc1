/** The browser's side of passkeys: JSON to bytes and back. */

type Json = Record<string, unknown>;

export const passkeysSupported = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && isSecureContext && Boolean(navigator.credentials);

export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function encodeBase64Url(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const credentialList = (list: unknown) =>
  ((list ?? []) as { id: string; type: "public-key" }[]).map(({ id, type }) => ({
    id: decodeBase64Url(id),
    type,
  }));

function credentialJson(credential: PublicKeyCredential, response: Record<string, ArrayBuffer | null>): Json {
  const fields = Object.entries(response).filter(([, data]) => data !== null);
  return {
    id: credential.id,
    rawId: encodeBase64Url(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(fields.map(([name, data]) => [name, encodeBase64Url(data as ArrayBuffer)])),
  };
}

/** Asks the browser to make a passkey; null if the person cancels. */
export async function createPasskey(options: Json): Promise<Json | null> {
  const user = options["user"] as Json;
  const publicKey = {
    ...options,
    challenge: decodeBase64Url(options["challenge"] as string),
    user: { ...user, id: decodeBase64Url(user["id"] as string) },
    excludeCredentials: credentialList(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = await credentialOrNull(navigator.credentials.create({ publicKey }));
  if (!credential) return null;
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse;
  return credentialJson(credential, { clientDataJSON, attestationObject });
}

/** Asks the browser to sign with a passkey; null if the person cancels. */
export async function signWithPasskey(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: decodeBase64Url(options["challenge"] as string),
    allowCredentials: credentialList(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const credential = await credentialOrNull(navigator.credentials.get({ publicKey }));
  if (!credential) return null;
  const response = credential.response as AuthenticatorAssertionResponse;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return credentialJson(credential, { clientDataJSON, authenticatorData, signature, userHandle });
}

async function credentialOrNull(waiting: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await waiting) as PublicKeyCredential | null;
  } catch {
    return null; // sent away, or too late: browsers do not tell which
  }
}
