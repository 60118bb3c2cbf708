import * as fc from "fast-check";
import { expect, test } from "vitest";
import { encodeCursor, placeIn } from "./cursor.ts";
import { nameKeyOf } from "../../documents/name-key.ts";

const anyName = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((points) => String.fromCodePoint(...points));

test("the position of any product is decoded from its cursor, which a call can carry", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const place = { value: nameKeyOf(name), id: "a".repeat(80) };
      const cursor = encodeCursor("c".repeat(40), place);
      expect(cursor.length).toBeLessThanOrEqual(400);
      expect(placeIn("c".repeat(40), cursor)).toEqual(place);
    }),
  );
});
