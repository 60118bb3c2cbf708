import { expect, test } from "vitest";
import { isReadable } from "./readable-body.ts";

const INT64 = "type.googleapis.com/google.protobuf.Int64Value";

/** Objects in each other below `data`. */
const nested = (levels: number): string => `{"data":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}`;

test.for<[string, string]>([
  ["a call", '{"data":{"method":"getCart"}}'],
  ["null as data", '{"data":null}'],
  ["31 objects in each other", nested(31)],
  ["a number as other clients write it", `{"data":{"limit":{"@type":"${INT64}","value":"-12"}}}`],
  ["names of what every object has", '{"data":{"constructor":1,"toString":2,"hasOwnProperty":3}}'],
])("%s is readable", ([, json]) => {
  expect(isReadable(JSON.parse(json))).toBe(true);
});

test.for<[string, string]>([
  ["nothing", "null"],
  ["a list", '[{"data":1}]'],
  ["an object without data", '{"email":"ana@example.mx"}'],
  ["more than data", '{"data":1,"email":"ana@example.mx"}'],
  ["a key __proto__ of the body", '{"data":1,"__proto__":{"data":2}}'],
  ["a key __proto__ in a list", '{"data":[{"__proto__":{"method":"clearCart"}}]}'],
  ["32 objects in each other", nested(32)],
  ["a million lists in each other", `{"data":${"[".repeat(1e6)}${"]".repeat(1e6)}}`],
  ["an unknown type", '{"data":{"@type":"type.example/Nothing","value":"1"}}'],
  ["a type that is no text", '{"data":{"@type":["type.example/Nothing"]}}'],
  ["a number without digits", `{"data":{"@type":"${INT64}"}}`],
  ["a number with other digits", `{"data":{"@type":"${INT64}","value":"1e999"}}`],
])("%s is not", ([, json]) => {
  expect(isReadable(JSON.parse(json))).toBe(false);
});
