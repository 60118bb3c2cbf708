/** The part of JSON Schema that describes the events of machines. */
export type Schema = {
  type?: "string" | "number" | "boolean" | "null" | "object" | "array";
  const?: string | number | boolean;
  enum?: (string | number | boolean)[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  /** What JSON cannot say, such as a secret or an actor, by the name of its type. */
  $comment?: string;
  not?: Record<string, never>;
};
