import { expect, test } from "vitest";
import { functionErrors } from "./function-errors.ts";

const STRIPE = "STRIPE_SECRET_KEY,STRIPE_WEBHOOK_SECRET";
const ORIGIN = "https://tienda.example";

test.for<Record<string, string>>([
  {},
  { SHOP_ORIGIN: ORIGIN },
  { SHOP_ORIGIN: ORIGIN, SHOP_SECRETS: STRIPE },
  { SHOP_ORIGIN: ORIGIN, SHOP_SECRETS: `${STRIPE}, MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_WEBHOOK_SECRET` },
  { SHOP_APP_CHECK: "on", SHOP_ORIGINS: ORIGIN, SHOP_LOG: "all" },
])("functions start with %j", (variables) => {
  expect(functionErrors(variables)).toEqual([]);
});

test.for<[Record<string, string>, string]>([
  [{ SHOP_SECRETS: STRIPE }, "Faltan variables para cobrar: SHOP_ORIGIN ("],
  [{ SHOP_ORIGIN: ORIGIN, SHOP_SECRETS: "STRIPE_SECRET" }, "SHOP_SECRETS: no hay un secreto «STRIPE_SECRET»"],
  [{ SHOP_APP_CHECK: "true" }, "SHOP_APP_CHECK solo puede ser «on», o no estar ("],
  [{ FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" }, "FIRESTORE_EMULATOR_HOST es de una sola máquina"],
  [{ FUNCTIONS_EMULATOR: "true" }, "FUNCTIONS_EMULATOR es de una sola máquina"],
  [{ FIREBASE_DEBUG_MODE: "true" }, "FIREBASE_DEBUG_MODE es de una sola máquina"],
  [{ SHOP_ORIGIN: "http://127.0.0.1:4173" }, "SHOP_ORIGIN tiene una dirección de una sola máquina"],
  [
    { SHOP_ORIGINS: `${ORIGIN},http://127.0.0.1:5000` },
    "SHOP_ORIGINS tiene una dirección de una sola máquina",
  ],
  [{ SHOP_ORIGIN: "https://localhost:5000" }, "SHOP_ORIGIN tiene una dirección de una sola máquina"],
  [{ SHOP_ORIGIN: "https://[::1]" }, "SHOP_ORIGIN tiene una dirección de una sola máquina"],
])("functions do not start, or not for shoppers, with %j", ([variables, sentence]) => {
  expect(functionErrors(variables)).toEqual([expect.stringContaining(sentence)]);
});
