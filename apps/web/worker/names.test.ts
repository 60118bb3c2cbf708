// @vitest-environment node
import { describe, expect, it } from "vitest";
import { answersName, outdatedNames, PICTURES, shellName } from "./names.ts";

const of = (version: string) => [shellName(version), answersName(version)];

describe("after a new version has taken over", () => {
  it("its files and answers, the pictures, and the two versions before stay", () => {
    const names = [...of("1"), PICTURES, ...of("2"), ...of("3")];
    expect(outdatedNames(names, "3")).toEqual([]);
  });

  it("older versions go, with their answers", () => {
    const names = [...of("1"), ...of("2"), PICTURES, ...of("3"), ...of("4")];
    expect(outdatedNames(names, "4")).toEqual(of("1"));
  });

  it("a version that came back is the newest, however early its cache was made", () => {
    const names = [...of("1"), ...of("2"), ...of("3"), ...of("4")];
    expect(outdatedNames(names, "1")).toEqual(of("2"));
  });

  it("answers without their shell go", () => {
    expect(outdatedNames([...of("2"), answersName("1")], "2")).toEqual([answersName("1")]);
  });

  it("what others keep at this origin is not touched", () => {
    expect(outdatedNames(["firebase-heartbeat", "otra:shell:1"], "2")).toEqual([]);
  });
});
