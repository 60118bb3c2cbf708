import type { Payments, Providers } from "../payment-provider.ts";
import { cashOnDelivery } from "./cash-on-delivery.ts";
import { mercadoPagoProvider } from "./mercado-pago-provider.ts";
import { stripeProvider } from "./stripe-provider.ts";

/**
 * How a deployed shop is paid: at the door, and by the providers whose variables are set. Only those load
 * their SDK, and only when they are used.
 * @param variables STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; MERCADOPAGO_ACCESS_TOKEN and
 *   MERCADOPAGO_WEBHOOK_SECRET; with any of them SHOP_ORIGIN, such as https://tienda.example
 * @throws Error naming the variables that are missing of a provider that has some
 */
export function configuredPayments(variables: Readonly<Record<string, string | undefined>>): Payments {
  const stripe = readGroup(variables, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  const mercadoPago = readGroup(variables, ["MERCADOPAGO_ACCESS_TOKEN", "MERCADOPAGO_WEBHOOK_SECRET"]);
  const origin = variables.SHOP_ORIGIN?.replace(/\/+$/, "");
  if ((stripe ?? mercadoPago) && !origin) throw missing(["SHOP_ORIGIN"]);
  const providers: Providers = {
    contraentrega: cashOnDelivery,
    ...(stripe && {
      stripe: stripeProvider({ secretKey: stripe[0], webhookSecret: stripe[1], now: Date.now }),
    }),
    ...(mercadoPago && {
      mercadopago: mercadoPagoProvider({ accessToken: mercadoPago[0], webhookSecret: mercadoPago[1] }),
    }),
  };
  return { providers, origin: () => origin ?? "" };
}

function readGroup(
  variables: Readonly<Record<string, string | undefined>>,
  names: [string, string],
): [string, string] | undefined {
  const [first, second] = names.map((name) => variables[name]);
  if (first && second) return [first, second];
  if (first || second) throw missing(names.filter((name) => !variables[name]));
  return undefined;
}

function missing(names: string[]): Error {
  return new Error(`Faltan variables para cobrar: ${names.join(", ")}.`);
}
