import { describe, expect, it } from "vitest";
import { newOperationId } from "./operation-id.ts";

describe("the name of a change", () => {
  it("is one that the server takes, with the number of an undone line behind it", () => {
    const names = Array.from({ length: 1000 }, (_, index) => `${newOperationId()}-${index}`);
    expect(names.filter((name) => !/^[A-Za-z0-9-]{8,64}$/.test(name))).toEqual([]);
  });

  it("is another one each time", () => {
    expect(new Set(Array.from({ length: 1000 }, newOperationId)).size).toBe(1000);
  });
});
