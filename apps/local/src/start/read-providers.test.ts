import { expect, test } from "vitest";
import { readProviders } from "./read-providers.ts";
import { StartError } from "./start-error.ts";

test("half a provider is one sentence", () => {
  expect(() => readProviders({ STRIPE_SECRET_KEY: "sk_test" })).toThrow(
    new StartError("Faltan variables para cobrar: STRIPE_WEBHOOK_SECRET."),
  );
});
