import { defineMethod, type Method } from "../method.ts";
import { readPhoneNumber } from "../phone-number.ts";
import { ProtocolError, required } from "../protocol-error.ts";
import { checkLinking } from "../recent-sign-in.ts";
import type { Services } from "../services.ts";
import type { User } from "../user.ts";

interface Evidence {
  readonly sessionInfo: string | undefined;
  readonly code: string | undefined;
  readonly temporaryProof: string | undefined;
  readonly phoneNumber: string | undefined;
}

/**
 * `accounts:signInWithPhoneNumber`: signs in with the digits of an SMS, into a new account if need be; with an
 * ID token, gives the number to that account.
 */
export function signInWithPhoneNumber(services: Services): Method {
  const { users, sessions, smsCodes } = services;
  return defineMethod({
    schema: {
      sessionInfo: "text",
      code: "text",
      temporaryProof: "text",
      phoneNumber: "text",
      idToken: "text",
      operation: "text",
    },
    handler: ({ idToken, operation, ...evidence }) => {
      // Before the digits, which are good only once.
      const holder = idToken === undefined ? undefined : checkLinking(services, idToken);
      const phone = readProvenNumber(services, evidence);
      const owner = users.findByPhone(phone);
      if (holder && owner && owner.uid !== holder.user.uid) {
        if (evidence.temporaryProof !== undefined) {
          throw new ProtocolError("PHONE_NUMBER_EXISTS");
        }
        const { temporaryProof, expiresIn } = smsCodes.createTemporaryProof(phone);
        return { phoneNumber: phone, temporaryProof, temporaryProofExpiresIn: String(expiresIn) };
      }
      const existing = holder?.user ?? owner;
      if (!existing && operation === "REAUTH") {
        throw new ProtocolError("USER_NOT_FOUND");
      }
      const user = existing ? welcomeBack(services, existing, phone) : users.add({ phone });
      return {
        isNewUser: existing === undefined,
        phoneNumber: phone,
        localId: user.uid,
        ...sessions.open(user, "phone", holder?.claims.auth_time),
      };
    },
  });
}

function readProvenNumber({ smsCodes }: Services, evidence: Evidence): string {
  if (evidence.temporaryProof !== undefined) {
    const phone = readPhoneNumber(required(evidence.phoneNumber, "MISSING_PHONE_NUMBER"));
    return smsCodes.redeemTemporaryProof(evidence.temporaryProof, phone);
  }
  const session = required(evidence.sessionInfo, "MISSING_SESSION_INFO");
  return smsCodes.redeem(session, required(evidence.code, "MISSING_CODE"));
}

function welcomeBack({ users }: Services, user: User, phone: string): User {
  users.greet(user.uid);
  return users.change(user.uid, { phone });
}
