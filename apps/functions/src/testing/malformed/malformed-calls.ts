import { HOSTILE_VALUES, UNREADABLE_VALUES } from "./hostile-values.ts";

/** A good call with one thing wrong about it. */
export type MalformedCall = {
  /** What is wrong, such as `null` or `missing`. */
  error: string;
  /** Where, such as `lines.0.quantity`; empty for the call itself. */
  place: string;
  /** The call, as it is sent. */
  json: string;
};

export type Place = readonly string[];

/** What is written in place of a value; `label` stands before it, such as `"id":`. */
type Edit = (label: string, json: string) => string;

/**
 * Every field of the call with every hostile value, without it, and with null after it.
 * @param earlier calls whose fields had their turn
 */
export function withHostileValues(good: object, earlier: readonly object[] = []): MalformedCall[] {
  const done = new Set(earlier.flatMap(placesIn).map((place) => place.join(".")));
  const places = placesIn(good).filter((place) => !done.has(place.join(".")));
  return places.flatMap((place) => {
    const value = valueAt(good, place);
    const json = JSON.stringify(value);
    const hostile = Object.entries({ ...HOSTILE_VALUES, ...madeOf(value) }).filter(
      ([, each]) => each !== json,
    );
    return [
      ...hostile.map(([error, each]) => edited(good, place, error, (label) => `${label}${each}`)),
      ...(isMember(good, place)
        ? [
            edited(good, place, "missing", () => ""),
            edited(good, place, "null after it", (label) => `${label}${json},${label}null`),
          ]
        : []),
    ];
  });
}

/** The call with what nobody asked for: it is the call as if that were not there. */
export function withExtras(good: object): MalformedCall[] {
  return [[], ...placesIn(good)].flatMap((place) => [
    ...(isMember(good, place)
      ? [edited(good, place, "null before it", (label, json) => `${label}null,${label}${json}`)]
      : []),
    ...(isObject(valueAt(good, place))
      ? [
          edited(good, place, "unknown fields", withMember(UNKNOWN_FIELDS)),
          edited(good, place, "a large unknown field", withMember(`"large":"${"a".repeat(50_000)}"`)),
        ]
      : []),
  ]);
}

/** The call with what the callable protocol cannot take, in every field and beside it. */
export function withUnreadableValues(good: object): MalformedCall[] {
  const unreadable = Object.entries(UNREADABLE_VALUES);
  return [[], ...placesIn(good)].flatMap((place) => [
    ...unreadable.map(([error, json]) => edited(good, place, error, (label) => `${label}${json}`)),
    ...(isObject(valueAt(good, place))
      ? unreadable.map(([error, json]) =>
          edited(good, place, `an unknown field with ${error}`, withMember(`"unknown":${json}`)),
        )
      : []),
  ]);
}

const UNKNOWN_FIELDS =
  '"":1,"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true},"toString":null,"then":1,"accountId":"luis","price":0';

/** The good value in places where it does not belong. */
function madeOf(value: unknown): Record<string, string> {
  const json = JSON.stringify(value);
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  return {
    "the good value in a list": `[${json}]`,
    "the good value in an object": `{"value":${json}}`,
    ...(typeof value === "string" ? {} : { "the good value in text": JSON.stringify(json) }),
    ...(first === undefined ? {} : { "10,000 good values": JSON.stringify(Array(10_000).fill(first)) }),
  };
}

function withMember(member: string): Edit {
  return (label, json) => `${label}${json === "{}" ? `{${member}}` : `${json.slice(0, -1)},${member}}`}`;
}

function edited(good: object, place: Place, error: string, edit: Edit): MalformedCall {
  return { error, place: place.join("."), json: rewritten(good, place, "", edit) };
}

function rewritten(value: unknown, [key, ...rest]: Place, label: string, edit: Edit): string {
  if (key === undefined) return edit(label, JSON.stringify(value));
  const isList = Array.isArray(value);
  const parts = Object.entries(value as object).map(([name, part]) => {
    const partLabel = isList ? "" : `${JSON.stringify(name)}:`;
    return name === key ? rewritten(part, rest, partLabel, edit) : `${partLabel}${JSON.stringify(part)}`;
  });
  const json = parts.filter((part) => part !== "").join(",");
  return `${label}${isList ? `[${json}]` : `{${json}}`}`;
}

/** Every place inside a value, before the places inside of it. */
export function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...placesIn(part).map((place) => [key, ...place]),
  ]);
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((at, key) => (at as Record<string, unknown>)[key], value);
}

/** Whether what stands there has a name, which may be missing or come twice. */
function isMember(good: object, place: Place): boolean {
  return place.length > 0 && isObject(valueAt(good, place.slice(0, -1)));
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
