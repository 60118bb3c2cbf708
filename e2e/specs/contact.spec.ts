import { expect, test } from "../fixtures.ts";
import { storedMessages } from "../stored-messages.ts";

const QUESTION = "¿Tienen queso de hebra? No lo encuentro en lácteos.";

test("a message reaches the shop", { tag: ["@main", "@phone"] }, async ({ shopper, dataFolder }) => {
  const { contact, shop, name, email } = shopper;
  await shopper.open("/contactenos");
  await contact.submit({ name: "", email: "ana", message: "Hola" });
  await expect(contact.name).toBeFocused();
  await expect(contact.name).toHaveAccessibleDescription("Escribe tu nombre, de 2 a 80 letras.");
  await expect(contact.email).toHaveAccessibleDescription("Escribe un correo como nombre@dominio.com.");
  await expect(contact.message).toHaveAccessibleDescription(
    "Entre 10 y 2,000 caracteres Escribe tu mensaje, de 10 a 2,000 caracteres.",
  );
  expect(shopper.calls.count("sendMessage")).toBe(0);

  await contact.submit({ name, email, message: QUESTION });
  await expect(contact.thanks).toBeVisible();
  await shop.see("Contáctenos", "/contactenos");
  expect(storedMessages(dataFolder, email)).toEqual([
    { name, email, message: QUESTION, receivedAt: expect.any(String) },
  ]);
});
