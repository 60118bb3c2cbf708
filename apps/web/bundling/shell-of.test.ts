// @vitest-environment node
import { describe, expect, it } from "vitest";
import { shellOf } from "./shell-of.ts";

const BUILD = new Map([
  ["index.html", "<!doctype html>"],
  ["assets/index-a1b2.js", "export {};"],
  ["skeletons/login.html", "<!doctype html>"],
]);

describe("the shell of a build", () => {
  it("is its page and its files, with what they contain", () => {
    expect(shellOf(BUILD).files).toEqual([
      { path: "/", integrity: "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=" },
      { path: "/assets/index-a1b2.js", integrity: "sha256-LinNmph1XEaJb3otVlJNstbZaySONttG3hTDC/R8jQU=" },
      { path: "/skeletons/login", integrity: "sha256-/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=" },
    ]);
  });

  it("is the same version when the same is built again, in whatever order", () => {
    expect(shellOf(new Map([...BUILD].toReversed()))).toEqual(shellOf(BUILD));
  });

  it("is another version as soon as one letter of the page is another", () => {
    const { version } = shellOf(new Map([...BUILD, ["index.html", "<!Doctype html>"]]));
    expect(version).not.toBe(shellOf(BUILD).version);
  });
});
