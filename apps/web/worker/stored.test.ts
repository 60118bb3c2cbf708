import { describe, expect, it } from "vitest";
import { answersName, outdatedNames, PICTURES, seenNames, shellName } from "./stored.ts";

describe("after a new version has taken over", () => {
  it("its files and answers, the pictures, and the files of the two versions before stay", () => {
    const shells = ["1", "2", "3"].map(shellName);
    expect(outdatedNames([...shells, PICTURES, answersName("3")], "3")).toEqual([]);
  });

  it("older files go, and the answers to the code of another version", () => {
    const names = [...["1", "2", "3", "4"].map(shellName), answersName("3"), answersName("4"), "otra"];
    expect(outdatedNames(names, "4")).toEqual([shellName("1"), answersName("3")]);
  });

  it("a version that was restored is the newest, however early its cache was created", () => {
    expect(outdatedNames(["1", "2", "3", "4"].map(shellName), "1")).toEqual([shellName("2")]);
  });
});

it("a sign-out deletes answers and pictures, and leaves the shell", () => {
  const names = [shellName("1"), answersName("1"), PICTURES, shellName("2"), answersName("2"), "otra"];
  expect(seenNames(names)).toEqual([answersName("1"), PICTURES, answersName("2")]);
});
