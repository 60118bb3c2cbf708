import { expect, test } from "vitest";
import { authTexts } from "./texts.ts";

test.for(["VERIFY_EMAIL", "PASSWORD_RESET", "VERIFY_AND_CHANGE_EMAIL", "RECOVER_EMAIL"] as const)(
  "the mail %s is about the account, and promises nothing about orders",
  (kind) => {
    const mail = { email: "ana@correo.example", newEmail: "ana@otro.example" };
    const text = authTexts("La Prueba").mails[kind](mail);
    expect(Object.values(text).join(" ")).not.toMatch(/pedido|compra|recibo/i);
  },
);
