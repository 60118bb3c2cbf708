import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { stopCapture } from "./event-replay.ts";
import { FIRST_PAINT } from "./first-paint.ts";

afterEach(() => {
  document.cookie = "tk=; Max-Age=0; Path=/";
  delete document.documentElement.dataset["shopper"];
});

function run(text: string): void {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
  script.remove();
}

function runScript(): void {
  run(FIRST_PAINT);
  stopCapture();
}

/** Whether the first paint is for a guest, by the attribute that the style sheet reads. */
function paintedFor(cookie: string): string | undefined {
  document.cookie = `${cookie}; Path=/`;
  runScript();
  return document.documentElement.dataset["shopper"];
}

it.each(["tk=v1.mwr2lmo0", "tk=true", "tk=12345", "tk=v1.0", "tk="])(
  "the first paint is for an account when the cookie is %s",
  (cookie) => {
    expect(paintedFor(cookie)).toBe("account");
  },
);

it.each(["otra=tk", "tka=true"])("the first paint is for a guest when there is but %s", (cookie) => {
  expect(paintedFor(cookie)).toBeUndefined();
  document.cookie = `${cookie}; Max-Age=0; Path=/`;
});

it("the script that loads the code runs once and in order, and ignores a field of the same name", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const code = document.createElement("template");
  const names = ["one", "two", "three", "four"];
  code.innerHTML = names.map((name) => `<meta name="asked" content="${name}">`).join("");
  document.head.prepend(code);
  document.body.innerHTML = '<input id="code">';
  // jsdom has no such classes, and never paints.
  run("PerformanceObserver = function (see) { this.observe = see; }");
  run("Worker = EventTarget; URL.createObjectURL = (text) => text;");
  runScript();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(2000);
  expect(code.isConnected).toBe(false);
  const asked = [...document.head.querySelectorAll<HTMLMetaElement>("meta[name=asked]")];
  expect(asked.map((meta) => meta.content)).toEqual(names);
  expect(document.body.innerHTML).toBe('<input id="code">');
});
