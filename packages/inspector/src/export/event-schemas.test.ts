import { expect, it } from "vitest";
import { readEventSchemas } from "./event-schemas.ts";
import { findMachines, ROOT } from "./find-machines.ts";

it("what events carry is read from their types, and what JSON cannot say is said to be so", async () => {
  const machines = await findMachines();
  const wanted = machines.filter(({ machine }) => ["quickCart", "signInForm"].includes(machine.id));
  const schemas = readEventSchemas(ROOT, wanted);
  expect(schemas.get("quickCart")).toEqual({
    "quickCart.close": { type: "object", properties: {}, required: [] },
    "quickCart.open": { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
    "quickCart.retry": { type: "object", properties: {}, required: [] },
    "quickCart.set": { type: "object", properties: { data: {} }, required: ["data"] },
  });
  expect(schemas.get("signInForm")?.["form.submit"]).toEqual({
    type: "object",
    properties: {
      values: {
        type: "object",
        properties: {
          email: { type: "string" },
          password: { not: {}, $comment: "Secret" },
          rememberMe: { type: "boolean" },
        },
        required: ["email", "password", "rememberMe"],
      },
    },
    required: ["values"],
  });
}, 60_000);
