import { assertOwnAddress } from "../continue-url.ts";
import { readEmail } from "../email.ts";
import type { MailKind } from "../mail-codes.ts";
import { defineMethod, type Method } from "../method.ts";
import { ProtocolError, required } from "../protocol-error.ts";
import { assertRecentSignIn } from "../recent-sign-in.ts";
import { sendMail } from "../send-mail.ts";
import type { Services } from "../services.ts";
import type { User } from "../user.ts";

interface Request {
  readonly email: string | undefined;
  readonly newEmail: string | undefined;
  readonly idToken: string | undefined;
}

/** What is to be sent. Without a user the mail is not sent, and the answer does not tell. */
interface Wanted {
  readonly kind: MailKind;
  readonly email: string;
  readonly newEmail: string | null;
  readonly user: User | undefined;
  /** Where the mail would be read. */
  readonly recipient: string;
}

/** `accounts:sendOobCode`: a mail with a link, to verify or change the email or to reset the password. */
export function sendOobCode(services: Services): Method {
  return defineMethod({
    schema: {
      requestType: "text",
      email: "text",
      newEmail: "text",
      idToken: "text",
      continueUrl: "text",
      canHandleCodeInApp: "flag",
      clientType: "text",
    },
    handler: ({ requestType, continueUrl, ...request }) => {
      const want = findWish(requestType);
      assertOwnAddress(continueUrl);
      const wanted = want(services, request);
      services.attempts.begin("mail", wanted.recipient);
      const { kind, email, newEmail, user } = wanted;
      if (user) {
        sendMail(services, { kind, user, email, newEmail }, continueUrl ?? null);
      }
      return { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email };
    },
  });
}

type Wish = (services: Services, request: Request) => Wanted;

const REQUESTS: Readonly<Record<string, Wish>> = {
  PASSWORD_RESET: ({ users }, { email: given }) => {
    const email = readEmail(given);
    return {
      kind: "PASSWORD_RESET",
      email,
      newEmail: null,
      user: users.findByEmail(email),
      recipient: email,
    };
  },

  VERIFY_EMAIL: ({ sessions }, { idToken }) => {
    const { user } = sessions.check(idToken ?? "");
    const email = emailOf(user);
    return { kind: "VERIFY_EMAIL", email, newEmail: null, user, recipient: email };
  },

  VERIFY_AND_CHANGE_EMAIL: ({ sessions, users, now }, { idToken, newEmail: given }) => {
    const address = required(given, "MISSING_NEW_EMAIL");
    const token = required(idToken, "MISSING_ID_TOKEN");
    const newEmail = readEmail(address);
    const { user, claims } = sessions.check(token);
    assertRecentSignIn(claims, now());
    const email = emailOf(user);
    if (users.findByEmail(newEmail)) {
      throw new ProtocolError("EMAIL_EXISTS");
    }
    return { kind: "VERIFY_AND_CHANGE_EMAIL", email, newEmail, user, recipient: newEmail };
  },
};

function findWish(requestType: string | undefined): Wish {
  if (requestType === undefined || requestType === "OOB_REQ_TYPE_UNSPECIFIED") {
    throw new ProtocolError("MISSING_REQ_TYPE");
  }
  const request = Object.hasOwn(REQUESTS, requestType) ? REQUESTS[requestType] : undefined;
  if (!request) {
    throw new ProtocolError("OPERATION_NOT_ALLOWED : The local identity service sends no such mail.");
  }
  return request;
}

function emailOf({ email }: User): string {
  if (email === null) {
    throw new ProtocolError("MISSING_EMAIL");
  }
  return email;
}
