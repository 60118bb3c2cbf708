import { readEmail } from "../protocol/fields.ts";
import type { MailCode } from "../store/messages.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import { ProtocolError, required } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import type { User } from "../store/user.ts";

/** The hosts to which a mail may link back. */
const AUTHORIZED_DOMAINS = new Set(["localhost", "127.0.0.1"]);

type Request = Readonly<Record<"requestType" | "email" | "newEmail" | "idToken", string | undefined>>;

/** Without a user the mail is not sent, which the response does not reveal. */
type WantedMail = Omit<MailCode, "user"> & { readonly user: User | undefined };

/** `accounts:sendOobCode`: a mail with a link, to verify or change the email or to reset the password. */
export function sendOobCode(services: Services): Method {
  const { attempts, messages } = services;
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
    handler: ({ continueUrl, ...request }) => {
      const { user, ...mail } = readRequest(services, request);
      assertOwnAddress(continueUrl);
      attempts.begin("mail", mail.newEmail ?? mail.email);
      if (user) messages.sendMail({ ...mail, user }, continueUrl);
      return { email: mail.email };
    },
  });
}

function readRequest({ users, sessions }: Services, request: Request): WantedMail {
  const { requestType: kind = "OOB_REQ_TYPE_UNSPECIFIED" } = request;
  switch (kind) {
    case "PASSWORD_RESET": {
      const email = readEmail(request.email);
      return { kind, email, newEmail: null, user: users.findByEmail(email) };
    }
    case "VERIFY_EMAIL": {
      const { user } = sessions.check(request.idToken ?? "");
      return { kind, email: emailOf(user), newEmail: null, user };
    }
    case "VERIFY_AND_CHANGE_EMAIL": {
      const newEmail = readEmail(required(request.newEmail, "MISSING_NEW_EMAIL"));
      const { user } = sessions.checkRecent(required(request.idToken, "MISSING_ID_TOKEN"));
      if (users.findByEmail(newEmail)) throw new ProtocolError("EMAIL_EXISTS");
      return { kind, email: emailOf(user), newEmail, user };
    }
    case "OOB_REQ_TYPE_UNSPECIFIED":
      throw new ProtocolError("MISSING_REQ_TYPE");
    default:
      throw new ProtocolError("OPERATION_NOT_ALLOWED : The local identity service sends no such mail.");
  }
}

function emailOf({ email }: User): string {
  return required(email ?? undefined, "MISSING_EMAIL");
}

/**
 * A mail links back only to the app, to prevent phishing.
 * @throws ProtocolError `INVALID_CONTINUE_URI`, `UNAUTHORIZED_DOMAIN`
 */
function assertOwnAddress(continueUrl: string | undefined): void {
  if (continueUrl === undefined) return;
  const url = URL.parse(continueUrl);
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new ProtocolError("INVALID_CONTINUE_URI : An absolute URI was expected.");
  if (!AUTHORIZED_DOMAINS.has(url.hostname))
    throw new ProtocolError("UNAUTHORIZED_DOMAIN : The domain of the continue URI is not allowed.");
}
