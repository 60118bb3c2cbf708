import { describe, expect, it } from "vitest";
import { checkPayload, samplePayload } from "./check-payload.ts";
import type { Schema } from "./schema.ts";

const SCHEMA: Schema = {
  type: "object",
  properties: {
    operationId: { type: "string" },
    item: {
      type: "object",
      properties: {
        id: { type: "string" },
        quantity: { type: "number" },
        image: { anyOf: [{ type: "null" }, { type: "string" }] },
      },
      required: ["id", "quantity", "image"],
    },
    way: { enum: ["google", "facebook"] },
    tags: { type: "array", items: { type: "string" } },
    password: { not: {}, $comment: "Secret" },
  },
  required: ["operationId", "item"],
};

describe("the data of an event", () => {
  it("is right", () => {
    const right = {
      operationId: "a",
      item: { id: "b", quantity: 1, image: null },
      way: "google",
      tags: ["x"],
    };
    expect(checkPayload(SCHEMA, right)).toEqual([]);
  });

  it("is told where it is wrong", () => {
    const wrong = {
      item: { id: 7, image: 1, quantity: 1 },
      way: "fax",
      tags: [1],
      extra: true,
      password: "x",
    };
    expect(checkPayload(SCHEMA, wrong)).toEqual([
      { kind: "missing", path: "operationId" },
      { kind: "type", path: "item.id", wanted: "string" },
      { kind: "type", path: "item.image", wanted: "null" },
      { kind: "type", path: "way", wanted: '"google" | "facebook"' },
      { kind: "type", path: "tags.0", wanted: "string" },
      { kind: "unknown", path: "extra" },
      { kind: "unsendable", path: "password", wanted: "Secret" },
    ]);
  });

  it("has a right form to begin with, as far as JSON has one", () => {
    const sample = samplePayload(SCHEMA);
    expect(sample).toEqual({ operationId: "", item: { id: "", quantity: 1, image: null } });
    expect(checkPayload(SCHEMA, sample)).toEqual([]);
  });

  it("is anything where nothing is known", () => {
    expect(checkPayload({}, { whatever: 1 })).toEqual([]);
  });
});
