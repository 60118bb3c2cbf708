// @vitest-environment node
import { describe, expect, it } from "vitest";
import { shellName } from "./names.ts";
import { answerFile, answerScreen, installShell, tidyUp } from "./shell-files.ts";
import { FakeWorkerContext, ORIGIN } from "./testing/fake-worker-context.ts";
import { inTurn } from "./testing/in-turn.ts";

const shellOf = (version: string, ...paths: string[]) => ({
  version,
  files: paths.map((path) => ({ path, integrity: `sha256-${version}${path}` })),
});
const FIRST = shellOf(
  "1",
  "/",
  "/skeletons/home",
  "/favicon.svg",
  "/assets/index-1111.js",
  "/assets/cart-1111.js",
);
/** Its cart is still the one of the first. */
const SECOND = shellOf(
  "2",
  "/",
  "/skeletons/home",
  "/favicon.svg",
  "/assets/index-2222.js",
  "/assets/cart-1111.js",
);

/** The server has a version, and no file of another. */
function deploy(context: FakeWorkerContext, { version, files }: typeof FIRST): void {
  for (const path of [
    "/",
    "/skeletons/home",
    "/favicon.svg",
    "/assets/index-1111.js",
    "/assets/index-2222.js",
  ])
    context.answer(path, "Not Found", { status: 404 });
  for (const { path } of files) context.answer(path, `${path} of ${version}`);
}

async function contextWith(...shells: (typeof FIRST)[]): Promise<FakeWorkerContext> {
  const context = new FakeWorkerContext();
  await inTurn(shells, async (shell) => {
    deploy(context, shell);
    await installShell(shell, context);
  });
  context.asked.length = 0;
  return context;
}

const ask = (path: string) => new Request(`${ORIGIN}${path}`);

describe("a version", () => {
  it("is kept whole, each file as the build knows it", async () => {
    const context = new FakeWorkerContext();
    deploy(context, FIRST);
    await installShell(FIRST, context);
    expect(context.on(shellName("1")).toSorted()).toEqual(FIRST.files.map(({ path }) => path).toSorted());
    expect(context.inits.map((init) => init?.integrity)).toEqual(
      FIRST.files.map(({ integrity }) => integrity),
    );
    expect(context.inits.map((init) => init?.cache)).toEqual([
      "reload",
      "reload",
      "reload",
      "default",
      "default",
    ]);
  });

  it("of which a file is missing is not installed", async () => {
    const context = new FakeWorkerContext();
    deploy(context, FIRST);
    context.answer("/assets/cart-1111.js", "Not Found", { status: 404 });
    await expect(installShell(FIRST, context)).rejects.toThrow("/assets/cart-1111.js is answered with 404");
  });

  it("whose installation was interrupted goes on where it was", async () => {
    const context = new FakeWorkerContext();
    deploy(context, FIRST);
    context.answer("/assets/cart-1111.js", "Not Found", { status: 404 });
    await installShell(FIRST, context).catch(() => undefined);
    deploy(context, FIRST);
    context.asked.length = 0;
    await installShell(FIRST, context);
    expect(context.asked).toEqual(["/assets/cart-1111.js"]);
  });

  it("fetches of the next one only what has changed", async () => {
    const context = await contextWith(FIRST);
    deploy(context, SECOND);
    await installShell(SECOND, context);
    expect(context.asked.toSorted()).toEqual([
      "/",
      "/assets/index-2222.js",
      "/favicon.svg",
      "/skeletons/home",
    ]);
    expect(context.on(shellName("2"))).toHaveLength(5);
  });
});

describe("a screen", () => {
  it("is its skeleton of the worker's version, whatever the server has by now", async () => {
    const context = await contextWith(FIRST, SECOND);
    const answer = async (path: string, shell: typeof FIRST) =>
      (await answerScreen(ask(path), shell, context)).text();
    expect(await answer("/home?desde=inicio", FIRST)).toBe("/skeletons/home of 1");
    expect(await answer("/home", SECOND)).toBe("/skeletons/home of 2");
    expect(await answer("/", SECOND)).toBe("/ of 2");
    expect(context.asked).toEqual([]);
  });

  it("comes from the server when the browser has emptied its storage", async () => {
    const context = await contextWith(FIRST);
    await context.caches.delete(shellName("1"));
    context.answer("/home", "page of the server");
    expect(await (await answerScreen(ask("/home"), FIRST, context)).text()).toBe("page of the server");
  });
});

describe("a file", () => {
  it("of the version before is there for the tab that still runs it", async () => {
    const context = await contextWith(FIRST, SECOND);
    await tidyUp(SECOND, context);
    const file = await answerFile(ask("/assets/index-1111.js"), SECOND, context);
    expect(await file.text()).toBe("/assets/index-1111.js of 1");
    expect(context.asked).toEqual([]);
  });

  it("without a hash is the one of the worker's version", async () => {
    const context = await contextWith(FIRST, SECOND);
    expect(await (await answerFile(ask("/favicon.svg"), SECOND, context)).text()).toBe("/favicon.svg of 2");
  });

  it("that no version has is asked of the server, and not kept", async () => {
    const context = await contextWith(FIRST);
    expect((await answerFile(ask("/assets/none-3333.js"), FIRST, context)).status).toBe(404);
    expect(context.asked).toEqual(["/assets/none-3333.js"]);
    expect(context.on(shellName("1"))).toHaveLength(5);
  });
});

describe("after three more versions", () => {
  it("the first one is gone", async () => {
    const context = await contextWith(FIRST, SECOND, shellOf("3", "/"), shellOf("4", "/"));
    await tidyUp(shellOf("4", "/"), context);
    expect(context.names).toEqual(["2", "3", "4"].map(shellName));
  });
});
