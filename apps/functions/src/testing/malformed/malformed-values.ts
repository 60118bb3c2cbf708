import * as fc from "fast-check";
import * as z from "zod/mini";

/** The path of a value in a call, such as `lines`, `0` and `quantity`. */
export type Place = readonly string[];

/** The JSON Schema keywords that the shop's calls use. */
type Form = {
  type?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Form;
  properties?: Record<string, Form>;
  oneOf?: Form[];
};

const UNSEEN = [" ".repeat(12), "\u200b\u2060\u3164\ufeff".repeat(3), "foto\u202egpj.exe", "uno\ndos"];
const BROKEN = ["antes\u0000después", "\u001b[31mantes de todo", "antes\u0085después", "antes\ud83ddespués"];
const CODE = [
  "__proto__",
  "constructor",
  "1e3",
  "';DROP TABLE x;--",
  "<img onerror=x()>",
  "../../etc/passwd",
];
const ENDLESS = ["a", "1", " ", "("].map((letter) => `a${letter.repeat(100_000)}!`);
const EMAIL = `a${".a".repeat(50_000)}@a${".a".repeat(50_000)}`;
const NUMBERS = [0, -1, 0.001, Infinity, 2 ** 53];
const LISTS = [[[]], [null], Array<number>(50_000).fill(0)];
const OBJECTS: object[] = [{ $gt: "" }, { toString: "a", valueOf: "a" }, { length: 2 ** 32 - 1 }];

/** What an attacker sends instead of a valid value. Undefined removes it. */
export const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  "",
  EMAIL,
  ...[UNSEEN, BROKEN, CODE, ENDLESS, NUMBERS, LISTS, OBJECTS].flat(),
];

/** The schema of a method's input; of a union, with the properties of all its kinds. */
export function formOf(input: z.ZodMiniType): Form {
  // The type has more keywords than are read here.
  const { oneOf = [], ...form } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Form;
  const properties = [form, ...oneOf].flatMap((kind) => Object.entries(kind.properties ?? {}));
  return { ...form, properties: Object.fromEntries(properties) };
}

/** Every place inside a form, before the places inside of it; of a list, its first part. */
export function placesIn({ items, properties }: Form): Place[] {
  return Object.entries(items ? { "0": items } : (properties ?? {})).flatMap(([key, part]) => [
    [key],
    ...placesIn(part).map((place) => [key, ...place]),
  ]);
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((at, key) => Object(at)[key] as unknown, value);
}

/** The call with another value at that path; removed if undefined. */
export function edited(call: object, place: Place, value: unknown): object {
  const copy = structuredClone(call);
  const parent = valueAt(copy, place.slice(0, -1)) as object;
  const key = place.at(-1) ?? "";
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return copy;
}

/** What may be sent in a place: values of the form that its schema has, those just beyond its bounds, and any. */
export function valuesAt(form: Form, place: Place): fc.Arbitrary<unknown> {
  const inner = place.reduce<Form>((at, key) => at.items ?? at.properties?.[key] ?? {}, form);
  return fc.oneof(valuesLike(inner), fc.jsonValue({ stringUnit: "binary" }));
}

function valuesLike(form: Form): fc.Arbitrary<unknown> {
  const { type, pattern, items, properties = {}, minimum = 0, maximum = 1000 } = form;
  const { maxLength = 0, maxItems = 0 } = form;
  if (form.enum) return fc.constantFrom(...form.enum);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (type === "string") return fc.string({ maxLength: Math.min(maxLength, MAX_LENGTH) + 1, size: "max" });
  if (type === "integer") return fc.integer({ min: minimum - 1, max: maximum + 1 });
  if (type === "number") return fc.double({ min: minimum - 1, max: maximum + 1 });
  if (type === "boolean") return fc.boolean();
  if (items) return fc.array(valuesLike(items), { maxLength: maxItems + 1, size: "max" });
  const parts = Object.entries(properties).map(([key, part]) => [key, valuesLike(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}

/** The longest text of a form; a file may be longer. */
const MAX_LENGTH = 20_000;

/** Whether a value is invalid for every field: of another type than the valid one, or out of all bounds. */
export function isNeverRight(value: unknown, good: unknown, isFile: boolean): boolean {
  if (value === undefined) return false;
  if (typeOf(value) !== typeOf(good)) return true;
  return typeof value === "number"
    ? value < 0 || value > 1e9
    : !isFile && JSON.stringify(value).length > MAX_LENGTH;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
}
