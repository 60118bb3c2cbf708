import { SignatureKind, SymbolFlags, TypeFlags, type Checker, type Type } from "typescript/unstable/sync";
import type { Schema } from "../schema/schema.ts";

/** What is deeper is left open: nobody writes it by hand. */
const MAX_DEPTH = 6;

/** A type as a schema. What JSON cannot say has one that nothing fits, with the name of the type. */
export function toSchema(checker: Checker, type: Type, depth = 0): Schema {
  if (type.isLiteralType() && typeof type.value !== "bigint") return { const: type.value };
  if (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { type: "string" };
  if (type.flags & TypeFlags.Number) return { type: "number" };
  if (type.flags & TypeFlags.Boolean) return { type: "boolean" };
  if (type.flags & TypeFlags.Null) return { type: "null" };
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown) || depth > MAX_DEPTH) return {};
  if (type.isUnionType())
    return oneOf(
      type
        .getTypes()
        .filter(isThere)
        .map((each) => toSchema(checker, each, depth)),
    );
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [item] = checker.getTypeArguments(type);
    return { type: "array", ...(item && { items: toSchema(checker, item, depth + 1) }) };
  }
  if (checker.isArrayLikeType(type)) return { type: "array" };
  return toObject(checker, type, depth);
}

function toObject(checker: Checker, type: Type, depth: number): Schema {
  const symbol = type.getSymbol();
  const isMade = symbol !== undefined && (symbol.flags & SymbolFlags.Class) !== 0;
  const fields = checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    isOptional: (property.flags & SymbolFlags.Optional) !== 0,
    type: checker.getTypeOfSymbol(property),
  }));
  const isCode = [type, ...fields.flatMap((field) => field.type ?? [])].some(
    (each) => checker.getSignaturesOfType(each, SignatureKind.Call).length > 0,
  );
  if (isMade || isCode) return { not: {}, $comment: type.getAliasSymbol()?.name ?? symbol?.name ?? "code" };
  if (checker.getIndexInfosOfType(type).length > 0) return { type: "object" };
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(({ name, type: inner }) => [name, inner ? toSchema(checker, inner, depth + 1) : {}]),
    ),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  };
}

function isThere({ flags }: Type): boolean {
  return (flags & TypeFlags.Undefined) === 0;
}

/** In an order that does not depend on which types the compiler has met first. */
function oneOf(schemas: readonly Schema[]): Schema {
  const literals = schemas.flatMap((schema) => schema.const ?? []);
  const both = new Set(literals.filter((literal) => typeof literal === "boolean")).size === 2;
  const names = literals.filter((literal) => !(both && typeof literal === "boolean"));
  const kinds = [
    ...(names.length === 1 ? names.map((name) => ({ const: name })) : []),
    ...(names.length > 1
      ? [{ enum: names.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) }]
      : []),
    ...(both ? [{ type: "boolean" } as const] : []),
    ...schemas.filter((schema) => schema.const === undefined),
  ];
  const unique = new Map(kinds.map((kind) => [JSON.stringify(kind), kind]));
  const sorted = [...unique].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, kind]) => kind);
  const [only] = sorted;
  return sorted.length === 1 && only ? only : { anyOf: sorted };
}
