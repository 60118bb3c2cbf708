import { SignInFailureError } from "@shop/session-machine";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openAccountPicker } from "./account-picker.ts";

const CREDENTIAL = JSON.stringify({ sub: "g-1", email: "ana@correo.example" });
const CHOSEN = { type: "account.chosen", credential: CREDENTIAL };
/** How often the window is polled (ms). */
const LOOK = 300;

beforeEach(() => {
  vi.useFakeTimers();
});

/** A window with another document, as a browser would open it. */
function makeWindow(): Window {
  const frame = document.body.appendChild(document.createElement("iframe"));
  if (!frame.contentWindow) throw new Error("the frame has no window");
  return frame.contentWindow;
}

/** An open account picker, with the actions of the test on its window. */
function openPicker() {
  const popup = makeWindow();
  let closed = false;
  Object.defineProperty(popup, "closed", { get: () => closed });
  const close = vi.spyOn(popup, "close").mockImplementation(() => {
    closed = true;
  });
  const open = vi.spyOn(window, "open").mockReturnValue(popup);
  const picker = openAccountPicker("google");
  return {
    picker,
    open,
    close,
    /** The shopper closes the window. */
    closeWindow: () => {
      closed = true;
    },
    answer: (data: unknown, from: { origin?: string; source?: Window } = {}) =>
      dispatchEvent(new MessageEvent("message", { origin: location.origin, source: popup, data, ...from })),
  };
}

/** The outcome of a choice so far: its credential, why it was refused, or nothing yet. */
async function outcomeOf(credential: Promise<string>): Promise<string> {
  const text = credential.catch((error: unknown) =>
    error instanceof SignInFailureError ? `refused: ${error.reason}` : "broken",
  );
  return Promise.race([text, Promise.resolve().then(() => "open")]);
}

describe("the window", () => {
  it.each(["google", "facebook"] as const)("of %s opens at once, and within the shop", (method) => {
    const open = vi.spyOn(window, "open").mockReturnValue(makeWindow());
    openAccountPicker(method).close();
    expect(open.mock.calls).toEqual([
      [`/cuentas-de-prueba?provider=${method}`, "cuentas-de-prueba", "popup,width=480,height=640"],
    ]);
  });

  it("that the browser blocks is a rejection of its own", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const picker = openAccountPicker("google");
    expect(await outcomeOf(picker.credential)).toBe("refused: popupBlocked");
    picker.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a choice", () => {
  it("is the account that the window answers, which then closes", async () => {
    const { picker, answer, close } = openPicker();
    expect(await outcomeOf(picker.credential)).toBe("open");
    answer(CHOSEN);
    expect(await picker.credential).toBe(CREDENTIAL);
    expect(close).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is received even when the window has closed before its answer arrives", async () => {
    const { picker, answer, closeWindow } = openPicker();
    closeWindow();
    vi.advanceTimersByTime(LOOK);
    answer(CHOSEN);
    expect(await picker.credential).toBe(CREDENTIAL);
  });

  it("is cancelled by the button of the window", async () => {
    const { picker, answer, close } = openPicker();
    answer({ type: "account.cancelled" });
    expect(await outcomeOf(picker.credential)).toBe("refused: cancelled");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("is cancelled by closing the window, which fires no event", async () => {
    const { picker, closeWindow } = openPicker();
    vi.advanceTimersByTime(60_000);
    expect(await outcomeOf(picker.credential)).toBe("open");
    closeWindow();
    vi.advanceTimersByTime(2 * LOOK);
    expect(await outcomeOf(picker.credential)).toBe("refused: cancelled");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is cancelled from the shop's page", async () => {
    const { picker, close } = openPicker();
    picker.close();
    expect(await outcomeOf(picker.credential)).toBe("refused: cancelled");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("that is made stays made when the window is cancelled afterwards", async () => {
    const { picker, answer } = openPicker();
    answer(CHOSEN);
    picker.close();
    expect(await picker.credential).toBe(CREDENTIAL);
  });
});

describe("a message", () => {
  it("of another origin is ignored", async () => {
    const { picker, answer } = openPicker();
    answer(CHOSEN, { origin: "https://otra.example" });
    expect(await outcomeOf(picker.credential)).toBe("open");
  });

  it("of another window of the shop is ignored", async () => {
    const { picker, answer } = openPicker();
    answer(CHOSEN, { source: window });
    answer(CHOSEN, { source: makeWindow() });
    answer({ type: "account.cancelled" }, { source: window });
    expect(await outcomeOf(picker.credential)).toBe("open");
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", CREDENTIAL],
    ["another type", { type: "account.other", credential: CREDENTIAL }],
    ["no credential", { type: "account.chosen" }],
    ["a credential that is no text", { type: "account.chosen", credential: { sub: "g-1" } }],
  ])("of the account picker with %s is ignored", async (_, data) => {
    const { picker, answer } = openPicker();
    answer(data);
    expect(await outcomeOf(picker.credential)).toBe("open");
  });
});
