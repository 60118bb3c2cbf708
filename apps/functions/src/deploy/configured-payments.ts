import { checkOrigin } from "./check-origin.ts";
import type { Payments, Providers } from "../payments/payment-provider.ts";
import { cashOnDelivery } from "../payments/providers/cash-on-delivery.ts";
import { mercadoPagoProvider } from "../payments/providers/mercado-pago-provider.ts";
import { stripeProvider } from "../payments/providers/stripe-provider.ts";

const STRIPE = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const MERCADO_PAGO = ["MERCADOPAGO_ACCESS_TOKEN", "MERCADOPAGO_WEBHOOK_SECRET"] as const;

/** The secrets of the providers. */
export const PAYMENT_SECRETS: readonly string[] = [...STRIPE, ...MERCADO_PAGO];

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The payments of a deployed shop.
 * @param variables the secrets in `PAYMENT_SECRETS`; if Stripe or Mercado Pago is set, also SHOP_ORIGIN, such
 * as https://tienda.example
 * @throws Error one sentence in Spanish that names the variables that are missing, or says that SHOP_ORIGIN is no
 * origin
 */
export function configuredPayments(variables: Variables): Payments {
  const providers = configuredProviders(variables);
  const origin = variables.SHOP_ORIGIN?.replace(/\/+$/, "") ?? "";
  const paysOnline = providers.stripe !== undefined || providers.mercadopago !== undefined;
  if (paysOnline && origin === "") throw missing(["SHOP_ORIGIN"]);
  if (origin !== "") checkOrigin("SHOP_ORIGIN", origin);
  return { providers, origin: () => origin };
}

/**
 * The payment methods that are configured by variables: always cash on delivery, and the providers whose variables are
 * set. A provider loads its SDK on first use.
 * @param variables those of `PAYMENT_SECRETS`, both of a provider or none
 * @throws Error one sentence in Spanish that names the variables that are missing of a provider that has some
 */
export function configuredProviders(variables: Variables): Providers {
  const stripe = readGroup(variables, STRIPE);
  const mercadoPago = readGroup(variables, MERCADO_PAGO);
  return {
    contraentrega: cashOnDelivery,
    ...(stripe && {
      stripe: stripeProvider({ secretKey: stripe[0], webhookSecret: stripe[1], now: Date.now }),
    }),
    ...(mercadoPago && {
      mercadopago: mercadoPagoProvider({ accessToken: mercadoPago[0], webhookSecret: mercadoPago[1] }),
    }),
  };
}

function readGroup(variables: Variables, names: readonly [string, string]): [string, string] | undefined {
  const [first, second] = names.map((name) => variables[name]);
  if (first && second) return [first, second];
  if (first || second) throw missing(names.filter((name) => !variables[name]));
  return undefined;
}

function missing(names: string[]): Error {
  return new Error(`Faltan variables para cobrar: ${names.join(", ")}.`);
}
