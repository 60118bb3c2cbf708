import { describe, expect, it } from "vitest";
import { afterLeaving, afterTyping, firstFaulty, type ErrorsOf } from "./form-state.ts";

type Field = "name" | "email";

describe("typing", () => {
  it.each<[string, ErrorsOf<Field>, ErrorsOf<Field>, ErrorsOf<Field>]>([
    ["shows no fault that is not shown yet", {}, { email: "invalid" }, {}],
    ["takes a fault away once the field is right", { email: "invalid" }, {}, {}],
    ["tells what is wrong now", { email: "required" }, { email: "invalid" }, { email: "invalid" }],
    ["leaves the other fields alone", { name: "required", email: "invalid" }, {}, { name: "required" }],
  ])("%s", (_, shown, found, expected) => {
    expect(afterTyping(shown, found, "email")).toEqual(expected);
  });
});

describe("leaving a field", () => {
  it.each<[string, ErrorsOf<Field>, boolean, ErrorsOf<Field>, ErrorsOf<Field>]>([
    ["judges it", {}, false, { email: "invalid" }, { email: "invalid" }],
    ["judges no other", {}, false, { name: "tooShort", email: "invalid" }, { email: "invalid" }],
    ["says nothing when it was passed by", {}, false, { email: "required" }, {}],
    ["says so once the form was sent", {}, true, { email: "required" }, { email: "required" }],
    [
      "keeps a fault that is shown",
      { email: "required" },
      false,
      { email: "required" },
      { email: "required" },
    ],
    [
      "takes a fault away when it is right",
      { name: "tooShort", email: "invalid" },
      false,
      {},
      { name: "tooShort" },
    ],
  ])("%s", (_, errors, isJudged, found, expected) => {
    expect(afterLeaving({ errors, isJudged }, found, "email")).toEqual(expected);
  });
});

it("the first faulty field is the first in the form, in whatever order they were found", () => {
  expect(firstFaulty<Field>({ email: "invalid", name: "required" }, ["name", "email"])).toBe("name");
  expect(firstFaulty<Field>({ email: "invalid" }, ["name", "email"])).toBe("email");
});
