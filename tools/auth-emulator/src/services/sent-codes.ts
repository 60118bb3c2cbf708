import express, { type Router } from "express";
import { actionLink } from "./action-link.ts";
import { isMail } from "../store/messages.ts";
import { assertOwnReader } from "../http/require-own-page.ts";
import type { Services } from "./services.ts";

/**
 * What the official emulator lists for tests: the codes that were sent by mail and by SMS and are still good,
 * oldest first.
 * @param locale BCP 47 tag of the pages behind the links
 */
export function sentCodes({ messages, projectId }: Services, locale: string): Router {
  const open = () =>
    messages
      .list()
      .filter(({ isOpen }) => isOpen)
      .toReversed();
  const router = express.Router();
  router.get(`/emulator/v1/projects/${projectId}/oobCodes`, (request, response) => {
    assertOwnReader(request);
    const origin = `http://${request.get("host")}`;
    const oobCodes = open()
      .filter(isMail)
      .map((mail) => ({
        email: mail.recipient,
        newEmail: mail.newEmail ?? undefined,
        requestType: mail.kind,
        oobCode: mail.code,
        oobLink: `${origin}${actionLink(mail, locale)}`,
      }));
    response.set("cache-control", "no-store").json({ oobCodes });
  });
  router.get(`/emulator/v1/projects/${projectId}/verificationCodes`, (request, response) => {
    assertOwnReader(request);
    const verificationCodes = open()
      .filter(({ kind }) => kind === "SMS")
      .map(({ code, recipient, session }) => ({ code, phoneNumber: recipient, sessionInfo: session }));
    response.set("cache-control", "no-store").json({ verificationCodes });
  });
  return router;
}
