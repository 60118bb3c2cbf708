import type { Schema } from "./schema.ts";

export type PayloadError =
  | { kind: "missing" | "unknown"; path: string }
  | { kind: "type" | "unsendable"; path: string; wanted: string };

/** What is wrong with the data of an event; right data has no errors. */
export function checkPayload(schema: Schema, value: unknown, path = ""): PayloadError[] {
  if (schema.not) return [{ kind: "unsendable", path, wanted: schema.$comment ?? "" }];
  if (schema.anyOf) {
    const found = schema.anyOf.map((each) => checkPayload(each, value, path));
    // The kind that came nearest is what was meant.
    return found.toSorted((one, other) => one.length - other.length || depth(other) - depth(one))[0] ?? [];
  }
  const isRight =
    schema.const !== undefined
      ? value === schema.const
      : schema.enum
        ? schema.enum.some((each) => each === value)
        : schema.type === undefined || schema.type === typeOf(value);
  if (!isRight) return [{ kind: "type", path, wanted: describeSchema(schema) }];
  if (schema.type === "array" && Array.isArray(value))
    return value.flatMap((item, at) => checkPayload(schema.items ?? {}, item, below(path, String(at))));
  if (schema.type === "object") return checkFields(schema, value as Record<string, unknown>, path);
  return [];
}

function checkFields(
  { properties, required = [] }: Schema,
  value: Record<string, unknown>,
  path: string,
): PayloadError[] {
  if (!properties) return [];
  return [
    ...required
      .filter((name) => value[name] === undefined)
      .map((name) => ({ kind: "missing", path: below(path, name) }) as const),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const schema = properties[name];
      return schema
        ? checkPayload(schema, inner, below(path, name))
        : [{ kind: "unknown", path: below(path, name) } as const];
    }),
  ];
}

/** A schema in few words, such as `"a" | "b"` or `number`. */
function describeSchema(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(" | ");
  return schema.type ?? schema.$comment ?? "…";
}

/** Data of the right form to begin with. */
export function samplePayload(schema: Schema, depthLeft = 6): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return samplePayload(schema.anyOf[0] ?? {}, depthLeft);
  switch (schema.type) {
    case "string":
      return "";
    case "number":
      return 1;
    case "boolean":
      return false;
    case "array":
      return [];
    case "object": {
      const { properties = {}, required = [] } = schema;
      if (depthLeft === 0) return {};
      return Object.fromEntries(
        required.map((name) => [name, samplePayload(properties[name] ?? {}, depthLeft - 1)]),
      );
    }
    default:
      return null;
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function below(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** How far into the data the first error is. */
function depth([first]: readonly PayloadError[]): number {
  return first?.path.split(".").length ?? Infinity;
}
