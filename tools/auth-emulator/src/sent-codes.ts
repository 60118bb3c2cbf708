import express, { type Router } from "express";
import { actionLink } from "./action-link.ts";
import { assertOwnReader } from "./require-own-page.ts";
import { ProtocolError } from "./protocol-error.ts";
import type { Services } from "./services.ts";

/**
 * What the official emulator lists for tests: the codes that were sent by mail and by SMS and are still good,
 * oldest first.
 * @param locale BCP 47 tag of the pages behind the links
 */
export function sentCodes({ mailbox, mailCodes, smsCodes, projectId }: Services, locale: string): Router {
  const router = express.Router();

  router.get("/emulator/v1/projects/:project/:list", (request, response, next) => {
    const { project, list } = request.params;
    if (list !== "oobCodes" && list !== "verificationCodes") {
      next();
      return;
    }
    assertOwnReader(request);
    if (project !== projectId) {
      throw new ProtocolError("PROJECT_NOT_FOUND", 404);
    }
    const messages = mailbox.list().toReversed();
    response.set("cache-control", "no-store");
    if (list === "verificationCodes") {
      response.json({
        verificationCodes: messages.flatMap((message) =>
          message.kind === "SMS" && smsCodes.isOpen(message.session)
            ? [{ code: message.code, phoneNumber: message.phone, sessionInfo: message.session }]
            : [],
        ),
      });
      return;
    }
    const origin = `http://${request.get("host")}`;
    response.json({
      oobCodes: messages.flatMap((message) =>
        "continueUrl" in message && mailCodes.isOpen(message.code)
          ? [
              {
                email: message.email,
                newEmail: message.newEmail ?? undefined,
                requestType: message.kind,
                oobCode: message.code,
                oobLink: `${origin}${actionLink(message, locale)}`,
              },
            ]
          : [],
      ),
    });
  });

  return router;
}
