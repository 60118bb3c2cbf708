import { expect, test } from "vitest";
import * as z from "zod/mini";
import { deskServices } from "./desk.ts";
import { services } from "./index.ts";

/** The parts of a JSON Schema that say how large a value may be, and what it is made of. */
type Schema = {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const inputs = Object.values({ ...services, ...deskServices }).flatMap((schemas) =>
  Object.entries<{ input: z.ZodMiniType }>(schemas).map(([method, { input }]): [string, Schema] => [
    method,
    z.toJSONSchema(input, { io: "input", unrepresentable: "any", reused: "inline" }) as Schema,
  ]),
);

test.for(inputs)("every list and text that %s takes has an end", ([method, input]) => {
  expect(endless(input, method)).toEqual([]);
});

/** The paths of lists and texts without a maximum length. */
function endless(schema: Schema, path: string): string[] {
  const { items, prefixItems = [], properties = {}, additionalProperties } = schema;
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []);
  return [
    ...(isEndless(schema) ? [path] : []),
    ...choices.flatMap((each) => endless(each, path)),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((each) => endless(each, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, each]) => endless(each, `${path}.${name}`)),
    ...(typeof additionalProperties === "object" ? endless(additionalProperties, `${path}.*`) : []),
  ];
}

function isEndless({ type, maxLength, maxItems, pattern, enum: few, const: one }: Schema): boolean {
  if (type === "array") return maxItems === undefined;
  if (type !== "string" || few || one !== undefined) return false;
  return maxLength === undefined && (pattern === undefined || /[*+]|,\}/.test(pattern));
}
