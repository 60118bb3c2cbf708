import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";

/**
 * `accounts:signInWithPhoneNumber`: signs in with the digits of an SMS, into a new account if need be; with an
 * ID token, gives the number to that account.
 */
export function signInWithPhoneNumber(services: Services): Method {
  const { users, sessions, messages } = services;
  return defineMethod({
    schema: { sessionInfo: "text", code: "text", idToken: "text", operation: "text" },
    handler: ({ idToken, operation, sessionInfo, code }) => {
      // Before the digits are consumed, which are valid only once.
      const holder = idToken === undefined ? undefined : sessions.checkRecent(idToken);
      const session = required(sessionInfo, "MISSING_SESSION_INFO");
      const phone = messages.redeemSms(session, required(code, "MISSING_CODE"));
      const owner = users.findByPhone(phone);
      if (holder && owner && owner.uid !== holder.user.uid) {
        // By this response the SDK detects that the number has another account.
        return { phoneNumber: phone, temporaryProof: "none", temporaryProofExpiresIn: "0" };
      }
      const existing = holder?.user ?? owner;
      if (!existing && operation === "REAUTH") throw new ProtocolError("USER_NOT_FOUND");
      const user = existing ? users.change(existing.uid, { phone }) : users.add({ phone });
      return {
        isNewUser: existing === undefined,
        phoneNumber: phone,
        localId: user.uid,
        ...sessions.open(user, "phone", holder?.claims.auth_time),
      };
    },
  });
}
