import { FailureError } from "@shop/contract";
import { encodeInput } from "@shop/contract/schemas";
import { expect, it } from "vitest";
import { MAX_QUOTED_LINES } from "./services.ts";

const ask = (count: number) =>
  encodeInput("httpCartsServices", "quoteCart", {
    lines: Array.from({ length: count }, (_, index) => ({ id: `p${index}`, quantity: 1 })),
  });

it("as many lines of a guest are priced at once as the server reads, and not one more", () => {
  expect(ask(MAX_QUOTED_LINES)).toMatchObject({ method: "quoteCart" });
  expect(() => ask(MAX_QUOTED_LINES + 1)).toThrow(FailureError);
});
