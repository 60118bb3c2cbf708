import type { ShopMessage } from "@shop/contract";
import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";

const AT = "2026-11-21T12:00:00.000Z";
const ANA = {
  name: "Ana",
  email: "ana@correo.mx",
  message: "¿Abren los domingos?\r\nGracias.",
  receivedAt: "2026-11-20T18:00:00.000Z",
};
const LUZ = "luz@tienda.example";

/** A shop to which messages were written. */
async function openWritten(messages: Record<string, Omit<ShopMessage, "id">>) {
  const { desk, log, store } = await openShop();
  await store.transaction(async (tx) => {
    for (const [id, message] of Object.entries(messages)) tx.create("messages", id, message);
  });
  const mails = async () => (await store.query({ collection: "mail", limit: 9 })).map(({ doc }) => doc);
  const answer = (id: string, text: string) => desk({ method: "answerMessage", id, text });
  return { desk, log, mails, answer };
}

test("messages are read newest first, those that were answered too", async () => {
  const later = { ...ANA, receivedAt: "2026-11-20T19:00:00.000Z" };
  const answered = { ...later, answer: { text: "Sí.", at: AT, by: LUZ } };
  const { desk } = await openWritten({ "m-1": ANA, "m-2": answered });
  expect(await desk({ method: "listMessages" })).toEqual({
    messages: [
      { ...answered, id: "m-2" },
      { ...ANA, id: "m-1" },
    ],
  });
});

test("an answer goes out by mail with what it answers, and is in the log", async () => {
  const { answer, mails, log } = await openWritten({ "m-1": ANA });
  expect(await answer("m-1", " Sí, de nueve a dos. ")).toEqual({
    isSent: true,
    message: { ...ANA, id: "m-1", answer: { text: "Sí, de nueve a dos.", at: AT, by: LUZ } },
  });
  expect(await answer("m-1", "Sí, de nueve a dos.")).toMatchObject({ isSent: true });
  expect(await mails()).toHaveLength(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: "ana@correo.mx", at: AT });
  expect(mail?.message.text).toMatch(
    /^Hola, Ana:\n\nSí, de nueve a dos\.\n\n.+\n\nNos escribiste:\n> ¿Abren los domingos\?\n> Gracias\.\n$/,
  );
  expect(await log()).toMatchObject([{ at: AT, by: LUZ, method: "answerMessage", subject: "ana@correo.mx" }]);
});

test("of two who answer one message, the second learns what the first has answered", async () => {
  const { answer, mails } = await openWritten({ "m-1": ANA });
  const answers = await Promise.all([answer("m-1", "Sí, abrimos."), answer("m-1", "No, cerramos.")]);
  const [first, second] = answers as { isSent: boolean; message: ShopMessage }[];
  expect([first, second].filter((each) => each?.isSent)).toHaveLength(1);
  expect(first?.message).toEqual(second?.message);
  expect(await mails()).toHaveLength(1);
});

test("a message that there is not is a 404", async () => {
  const { answer, mails } = await openWritten({});
  expect(await answer("m-1", "Sí, abrimos.")).toMatchObject({ code: { id: 404 } });
  expect(await mails()).toEqual([]);
});
