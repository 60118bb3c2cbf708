// @vitest-environment node
import { describe, expect, it } from "vitest";
import { shellName } from "./names.ts";
import { answerFile, answerScreen, installShell, tidyUp } from "./shell-files.ts";
import { FakeWorld, ORIGIN } from "./testing/fake-world.ts";
import { inTurn } from "./testing/in-turn.ts";

const shellOf = (version: string, ...paths: string[]) => ({
  version,
  files: paths.map((path) => ({ path, integrity: `sha256-${version}${path}` })),
});
const FIRST = shellOf("1", "/", "/favicon.svg", "/assets/index-1111.js", "/assets/cart-1111.js");
/** Its cart is still the one of the first. */
const SECOND = shellOf("2", "/", "/favicon.svg", "/assets/index-2222.js", "/assets/cart-1111.js");

/** The server has a version, and no file of another. */
function deploy(world: FakeWorld, { version, files }: typeof FIRST): void {
  for (const path of ["/", "/favicon.svg", "/assets/index-1111.js", "/assets/index-2222.js"])
    world.answer(path, "Not Found", { status: 404 });
  for (const { path } of files) world.answer(path, `${path} of ${version}`);
}

async function worldWith(...shells: (typeof FIRST)[]): Promise<FakeWorld> {
  const world = new FakeWorld();
  await inTurn(shells, async (shell) => {
    deploy(world, shell);
    await installShell(shell, world);
  });
  world.asked.length = 0;
  return world;
}

const ask = (path: string) => new Request(`${ORIGIN}${path}`);

describe("a version", () => {
  it("is kept whole, each file as the build knows it", async () => {
    const world = new FakeWorld();
    deploy(world, FIRST);
    await installShell(FIRST, world);
    expect(world.on(shellName("1")).toSorted()).toEqual(FIRST.files.map(({ path }) => path).toSorted());
    expect(world.inits.map((init) => init?.integrity)).toEqual(FIRST.files.map(({ integrity }) => integrity));
    expect(world.inits.map((init) => init?.cache)).toEqual(["reload", "reload", "default", "default"]);
  });

  it("of which a file is missing is not installed", async () => {
    const world = new FakeWorld();
    deploy(world, FIRST);
    world.answer("/assets/cart-1111.js", "Not Found", { status: 404 });
    await expect(installShell(FIRST, world)).rejects.toThrow("/assets/cart-1111.js is answered with 404");
  });

  it("whose installation was interrupted goes on where it was", async () => {
    const world = new FakeWorld();
    deploy(world, FIRST);
    world.answer("/assets/cart-1111.js", "Not Found", { status: 404 });
    await installShell(FIRST, world).catch(() => undefined);
    deploy(world, FIRST);
    world.asked.length = 0;
    await installShell(FIRST, world);
    expect(world.asked).toEqual(["/assets/cart-1111.js"]);
  });

  it("fetches of the next one only what has changed", async () => {
    const world = await worldWith(FIRST);
    deploy(world, SECOND);
    await installShell(SECOND, world);
    expect(world.asked.toSorted()).toEqual(["/", "/assets/index-2222.js", "/favicon.svg"]);
    expect(world.on(shellName("2"))).toHaveLength(4);
  });
});

describe("a screen", () => {
  it("is the page of the worker's version, whatever the server has by now", async () => {
    const world = await worldWith(FIRST, SECOND);
    expect(await (await answerScreen(ask("/home"), FIRST, world)).text()).toBe("/ of 1");
    expect(await (await answerScreen(ask("/home"), SECOND, world)).text()).toBe("/ of 2");
    expect(world.asked).toEqual([]);
  });

  it("comes from the server when the browser has emptied its storage", async () => {
    const world = await worldWith(FIRST);
    await world.caches.delete(shellName("1"));
    world.answer("/home", "page of the server");
    expect(await (await answerScreen(ask("/home"), FIRST, world)).text()).toBe("page of the server");
  });
});

describe("a file", () => {
  it("of the version before is there for the tab that still runs it", async () => {
    const world = await worldWith(FIRST, SECOND);
    await tidyUp(SECOND, world);
    const file = await answerFile(ask("/assets/index-1111.js"), SECOND, world);
    expect(await file.text()).toBe("/assets/index-1111.js of 1");
    expect(world.asked).toEqual([]);
  });

  it("without a hash is the one of the worker's version", async () => {
    const world = await worldWith(FIRST, SECOND);
    expect(await (await answerFile(ask("/favicon.svg"), SECOND, world)).text()).toBe("/favicon.svg of 2");
  });

  it("that no version has is asked of the server, and not kept", async () => {
    const world = await worldWith(FIRST);
    expect((await answerFile(ask("/assets/none-3333.js"), FIRST, world)).status).toBe(404);
    expect(world.asked).toEqual(["/assets/none-3333.js"]);
    expect(world.on(shellName("1"))).toHaveLength(4);
  });
});

describe("after three more versions", () => {
  it("the first one is gone", async () => {
    const world = await worldWith(FIRST, SECOND, shellOf("3", "/"), shellOf("4", "/"));
    await tidyUp(shellOf("4", "/"), world);
    expect(world.names).toEqual(["2", "3", "4"].map(shellName));
  });
});
