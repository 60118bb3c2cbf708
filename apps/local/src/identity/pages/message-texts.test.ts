import { expect, test } from "vitest";
import type { Mail } from "../mailbox.ts";
import { writeMail } from "./message-texts.ts";

test.for(["VERIFY_EMAIL", "PASSWORD_RESET", "VERIFY_AND_CHANGE_EMAIL", "RECOVER_EMAIL"] as const)(
  "the mail %s promises nothing about orders, of which the shop sends no mails",
  (kind) => {
    const mail: Mail = {
      kind,
      email: "ana@correo.example",
      newEmail: "ana@otro.example",
      code: "c",
      continueUrl: null,
    };
    expect(Object.values(writeMail(mail, "La Prueba")).join(" ")).not.toMatch(/pedido|compra|recibo/i);
  },
);
