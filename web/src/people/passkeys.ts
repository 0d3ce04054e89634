/** Passkeys: what the browser and its authenticator do, and the server's routes for them. */

import { bytesOf, textOf } from "../app/shared/base64";
import { call } from "../app/shared/http";
import { asAnother } from "../hall/devices/key";
import type { AccountView, PasskeyChallenge, RecoveryCodes } from "../wire";

/** A credential with which a member confirms a change. */
export type Proof = { password: string } | { passkey: Answer };

/** An answer to a challenge. */
interface Answer {
  challenge: string;
  credential: unknown;
}

/** Whether this browser has passkeys. It has none on pages that came without TLS. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && navigator.credentials !== undefined;

/** The JSON of WebAuthn, level 3, as far as the server sends it: bytes are base64url. */
interface KeyJson {
  type: PublicKeyCredentialType;
  id: string;
  transports?: AuthenticatorTransport[];
}
type CreationJson = Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: KeyJson[];
};
type RequestJson = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  challenge: string;
  allowCredentials?: KeyJson[];
};

const keysOf = (keys: KeyJson[] = []): PublicKeyCredentialDescriptor[] =>
  keys.map((key) => ({ ...key, id: bytesOf(key.id) }));

/** The credential of a dialog that the browser showed. */
function keyOf(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new DOMException("no passkey was chosen", "NotAllowedError");
}

/** Lets an authenticator make a passkey. */
async function create({ challenge, options }: PasskeyChallenge): Promise<Answer> {
  const json = options as CreationJson;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...json,
    challenge: bytesOf(json.challenge),
    user: { ...json.user, id: bytesOf(json.user.id) },
    excludeCredentials: keysOf(json.excludeCredentials),
  };
  const key = keyOf(await navigator.credentials.create({ publicKey }));
  const response = key.response as AuthenticatorAttestationResponse;
  const credential = {
    id: key.id,
    rawId: textOf(key.rawId),
    type: key.type,
    response: {
      attestationObject: textOf(response.attestationObject),
      clientDataJSON: textOf(response.clientDataJSON),
      transports: response.getTransports?.() ?? [],
    },
  };
  return { challenge, credential };
}

/** Lets an authenticator sign a challenge. */
async function sign({ challenge, options }: PasskeyChallenge): Promise<Answer> {
  const json = options as RequestJson;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...json,
    challenge: bytesOf(json.challenge),
    allowCredentials: keysOf(json.allowCredentials),
  };
  const key = keyOf(await navigator.credentials.get({ publicKey }));
  const response = key.response as AuthenticatorAssertionResponse;
  const { userHandle } = response;
  const credential = {
    id: key.id,
    rawId: textOf(key.rawId),
    type: key.type,
    response: {
      authenticatorData: textOf(response.authenticatorData),
      clientDataJSON: textOf(response.clientDataJSON),
      signature: textOf(response.signature),
      userHandle: userHandle ? textOf(userHandle) : null,
    },
  };
  return { challenge, credential };
}

const begin = (route: string, body: object = {}): Promise<PasskeyChallenge> =>
  call("POST", route, body);

/** Makes an account with a passkey. */
export async function claimWithPasskey(name: string): Promise<RecoveryCodes> {
  const answer = await create(await begin("/api/passkeys/claim/begin", { name }));
  return call("POST", "/api/passkeys/claim", answer);
}

/** Signs in to the account of the passkey that the person chooses. */
export async function signInWithPasskey(): Promise<AccountView> {
  const answer = await sign(await begin("/api/session/passkey/begin"));
  return asAnother(call("POST", "/api/session/passkey", answer));
}

/** Asks for a passkey of the member, which confirms a change. */
export const proveWithPasskey = async (): Promise<Proof> => ({
  passkey: await sign(await begin("/api/passkeys/confirm")),
});

/** Adds a passkey to the account; without a name it gets that of the browser. */
export async function addPasskey(proof: Proof, name: string): Promise<AccountView> {
  const answer = await create(await begin("/api/passkeys/begin", proof));
  const named = name.trim() === "" ? {} : { name: name.trim() };
  return call("POST", "/api/passkeys", { ...answer, ...named });
}

/** Removes a passkey from the account. */
export const removePasskey = (proof: Proof, id: string): Promise<AccountView> =>
  call("DELETE", `/api/passkeys/${encodeURIComponent(id)}`, proof);
