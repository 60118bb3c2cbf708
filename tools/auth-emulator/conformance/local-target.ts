import { join } from "node:path";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { PROJECT } from "./project.ts";
import { Target } from "./target.ts";

const SCRIPT = fileURLToPath(new URL("serve-emulator.ts", import.meta.url));

/** The emulator of this package, alone. */
export async function localTarget(folder: string): Promise<Target> {
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  return Target.start({
    name: "local",
    script: SCRIPT,
    args: [],
    env: { ...process.env, PORT: String(port), AUTH_DATABASE: join(folder, "auth.sqlite"), PROJECT },
    folder,
    origin,
    health: `${origin}/emulator/mailbox`,
  });
}
