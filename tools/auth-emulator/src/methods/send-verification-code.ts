import { defineMethod, type Method } from "../method.ts";
import { readPhoneNumber } from "../phone-number.ts";
import type { Services } from "../services.ts";

/** `accounts:sendVerificationCode`: six digits by SMS. No puzzle is solved here, so its answers are ignored. */
export function sendVerificationCode({ smsCodes, mailbox, attempts }: Services): Method {
  return defineMethod({
    schema: {
      phoneNumber: "text",
      recaptchaToken: "text",
      captchaResponse: "text",
      recaptchaVersion: "text",
      clientType: "text",
    },
    handler: ({ phoneNumber }) => {
      const phone = readPhoneNumber(phoneNumber);
      attempts.begin("sms", phone);
      const { session, digits, expiresAt } = smsCodes.create(phone);
      mailbox.send({ kind: "SMS", phone, code: digits, session }, expiresAt);
      return { sessionInfo: session };
    },
  });
}
