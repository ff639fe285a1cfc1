import { afterEach, describe, expect, it, vi } from "vitest";
import {
  decodeBase64Url,
  createPasskey,
  passkeysSupported,
  encodeBase64Url,
  signWithPasskey,
} from "../../src/routes/account/passkeys";

const buffer = (...values: number[]) => new Uint8Array(values).buffer;

describe("passkeys", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("writes bytes as the web does and reads them back", () => {
    expect(encodeBase64Url(buffer(251, 255, 254, 0))).toBe("-__-AA");
    expect([...decodeBase64Url("-__-AA")]).toEqual([251, 255, 254, 0]);
    expect(decodeBase64Url("")).toHaveLength(0);
  });

  it("needs a browser that can", () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    expect(passkeysSupported()).toBe(false);
  });

  it("hands the options on as bytes, and the answer back as text", async () => {
    const create = vi.fn(async () => ({
      id: "AQ",
      rawId: buffer(1),
      type: "public-key",
      response: { clientDataJSON: buffer(2), attestationObject: buffer(3) },
    }));
    vi.stubGlobal("navigator", { credentials: { create } });
    const options = {
      challenge: "Bw",
      user: { id: "CA", name: "Ania" },
      excludeCredentials: [{ id: "CQ", type: "public-key" }],
    };
    const response = { clientDataJSON: "Ag", attestationObject: "Aw" };
    expect(await createPasskey(options)).toEqual({ id: "AQ", rawId: "AQ", type: "public-key", response });
    const [given] = create.mock.calls[0] as unknown as [{ publicKey: PublicKeyCredentialCreationOptions }];
    expect(given.publicKey.challenge).toEqual(new Uint8Array([7]));
    expect(given.publicKey.user).toEqual({ id: new Uint8Array([8]), name: "Ania" });
    expect(given.publicKey.excludeCredentials).toEqual([{ id: new Uint8Array([9]), type: "public-key" }]);
  });

  it("leaves out what the authenticator does not tell", async () => {
    const response = {
      clientDataJSON: buffer(2),
      authenticatorData: buffer(3),
      signature: buffer(4),
      userHandle: null,
    };
    const get = async () => ({ id: "AQ", rawId: buffer(1), type: "public-key", response });
    vi.stubGlobal("navigator", { credentials: { get } });
    const answer = await signWithPasskey({ challenge: "Bw" });
    expect(answer?.["response"]).toEqual({ clientDataJSON: "Ag", authenticatorData: "Aw", signature: "BA" });
  });

  it("gives nothing when the person thinks better of it", async () => {
    const get = async () => Promise.reject(new DOMException("no", "NotAllowedError"));
    vi.stubGlobal("navigator", { credentials: { get } });
    expect(await signWithPasskey({ challenge: "Bw" })).toBeNull();
  });
});
