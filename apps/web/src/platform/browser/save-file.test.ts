import { beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "./save-file.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

it("a file is downloaded under its name, and does not stay in memory", async () => {
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  // jsdom has no object URLs.
  vi.stubGlobal("URL", {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  const clicked: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  saveFile({ name: "mis-datos.json", text: '{"nombre":"Ñandú"}', type: "application/json" });
  expect(clicked).toEqual([["blob:1", "mis-datos.json"]]);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(["blob:1"]);
  expect(blobs.map(({ type }) => type)).toEqual(["application/json"]);
  expect(await blobs[0]?.text()).toBe('{"nombre":"Ñandú"}');
});
