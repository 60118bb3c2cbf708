import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { useFolder } from "../testing/use-folder.ts";
import { openData } from "./open-data.ts";

/** Opens the data in an existing folder that every user may read. */
async function openIn(dataFolder: string) {
  chmodSync(dataFolder, 0o755);
  const { store, file } = openData(dataFolder);
  onTestFinished(() => store.close());
  await store.transaction(async (tx) => tx.set("carts", "ana", { lines: [] }));
  return { store, file };
}

function modesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

const CLOSED = { "shop.sqlite": "600", "shop.sqlite-shm": "600", "shop.sqlite-wal": "600" };

test.skipIf(process.platform === "win32")(
  "in a folder that others may read, the data are private",
  async () => {
    const folder = useFolder();
    await openIn(folder);
    expect(modesIn(folder)).toEqual(CLOSED);
  },
);

test.skipIf(process.platform === "win32")(
  "what is there already, and was open, is closed to others with all its copies",
  async () => {
    const folder = useFolder();
    await (await openIn(folder)).store.close();
    writeFileSync(join(folder, "shop.sqlite.bak"), "");
    writeFileSync(join(folder, "notas.txt"), "");
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const { store } = await openIn(folder);
    expect(modesIn(folder)).toEqual({ ...CLOSED, "shop.sqlite.bak": "600", "notas.txt": "644" });
    expect(await store.get("carts", "ana")).toEqual({ lines: [] });
  },
);
