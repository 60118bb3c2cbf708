import { expect, test } from "vitest";
import { configuredPayments } from "./configured-payments.ts";

const STRIPE = { STRIPE_SECRET_KEY: "sk_test", STRIPE_WEBHOOK_SECRET: "whsec" };
const MERCADO_PAGO = { MERCADOPAGO_ACCESS_TOKEN: "TEST", MERCADOPAGO_WEBHOOK_SECRET: "firma" };
const SHOP_ORIGIN = "https://tienda.test/";

test.for([
  ["nothing", {}, ["contraentrega"], ""],
  ["Stripe", { ...STRIPE, SHOP_ORIGIN }, ["contraentrega", "stripe"], "https://tienda.test"],
  ["Mercado Pago", { ...MERCADO_PAGO, SHOP_ORIGIN }, ["contraentrega", "mercadopago"], "https://tienda.test"],
] as const)("with %s configured a shop is paid so", ([, variables, methods, origin]) => {
  const payments = configuredPayments(variables);
  expect([Object.keys(payments.providers), payments.origin()]).toEqual([methods, origin]);
});

test.for([
  [{ STRIPE_SECRET_KEY: "sk_test", SHOP_ORIGIN }, "STRIPE_WEBHOOK_SECRET"],
  [{ MERCADOPAGO_WEBHOOK_SECRET: "firma", SHOP_ORIGIN }, "MERCADOPAGO_ACCESS_TOKEN"],
  [STRIPE, "SHOP_ORIGIN"],
  [{ ...MERCADO_PAGO, SHOP_ORIGIN: "" }, "SHOP_ORIGIN"],
] as const)("%o is reported as incomplete", ([variables, name]) => {
  expect(() => configuredPayments(variables)).toThrow(new Error(`Faltan variables para cobrar: ${name}.`));
});

test("what is no origin is no address of a shop", () => {
  expect(() => configuredPayments({ SHOP_ORIGIN: 'https://"><b>' })).toThrow(
    `SHOP_ORIGIN: «https://"><b>» no es`,
  );
});
