import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./lock-stamp.mjs";

test(
  "the host of the functions ends when the check that started it is gone without a signal",
  { timeout: 30_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "functions-host-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, "node_modules"));
    await symlink(
      join(root, "node_modules", "firebase-functions"),
      join(folder, "node_modules", "firebase-functions"),
      "junction",
    );
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "index.js"), "");
    const host = spawn(process.execPath, [join(root, "tools", "run", "functions-host.mjs"), folder], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    onTestFinished(() => void host.kill("SIGKILL"));
    const exit = once(host, "exit");
    const [line] = await once(host.stdout.setEncoding("utf8"), "data");
    expect(line).toMatch(/listening http:/);
    host.disconnect();
    expect(await exit).toEqual([0, null]);
  },
);
