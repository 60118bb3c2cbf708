import { readPhoneNumber } from "../protocol/fields.ts";
import { defineMethod, type Method } from "../protocol/method.ts";
import type { Services } from "../services/services.ts";

/** `accounts:sendVerificationCode`: six digits by SMS. reCAPTCHA tokens are ignored. */
export function sendVerificationCode({ messages, attempts }: Services): Method {
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
      return { sessionInfo: messages.sendSms(phone) };
    },
  });
}
