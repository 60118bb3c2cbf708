import { describe, expect, it } from "vitest";
import { afterLeaving, afterTyping, firstWrong, type FormErrors } from "./form-errors.ts";

type Field = "name" | "email";
type Errors = FormErrors<Field, "required" | "tooShort" | "invalid">;

describe("typing", () => {
  it.each<[string, Errors, Errors, Errors]>([
    ["shows no error that is not shown yet", {}, { email: "invalid" }, {}],
    ["takes an error away once the field is right", { email: "invalid" }, {}, {}],
    ["shows the current error", { email: "required" }, { email: "invalid" }, { email: "invalid" }],
    ["leaves the other fields alone", { name: "required", email: "invalid" }, {}, { name: "required" }],
  ])("%s", (_, shown, found, expected) => {
    expect(afterTyping(shown, found, "email")).toEqual(expected);
  });
});

describe("leaving a field", () => {
  it.each<[string, Errors, boolean, Errors, Errors]>([
    ["judges it", {}, false, { email: "invalid" }, { email: "invalid" }],
    ["judges no other", {}, false, { name: "tooShort", email: "invalid" }, { email: "invalid" }],
    ["shows nothing for an untouched field", {}, false, { email: "required" }, {}],
    ["shows it once the form was submitted", {}, true, { email: "required" }, { email: "required" }],
    ["keeps a shown error", { email: "required" }, false, { email: "required" }, { email: "required" }],
    [
      "takes an error away when it is right",
      { name: "tooShort", email: "invalid" },
      false,
      {},
      { name: "tooShort" },
    ],
  ])("%s", (_, errors, isJudged, found, expected) => {
    expect(afterLeaving({ errors, isJudged }, found, "email")).toEqual(expected);
  });
});

it("the first invalid field is the first in the form, in whatever order they were found", () => {
  expect(firstWrong<Field>({ email: "invalid", name: "required" }, ["name", "email"])).toBe("name");
  expect(firstWrong<Field>({ email: "invalid" }, ["name", "email"])).toBe("email");
});
