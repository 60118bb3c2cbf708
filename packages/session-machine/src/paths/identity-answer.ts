/**
 * What a call of a page comes to outside: the server's own answer, a rejection of the identity service by its code, a
 * session that the shop does not know, or nothing at all.
 */
export type IdentityAnswer = {
  /** The method of a call, or the last part of its address. */
  method: string;
  answer: "through" | "lost" | "unauthenticated" | { error: string } | { result: object };
};

export const through = (method: string): IdentityAnswer => ({ method, answer: "through" });

/** The file of the identity service's code, which a page asks for when it needs it first. */
export const CODE = "identity.js";
