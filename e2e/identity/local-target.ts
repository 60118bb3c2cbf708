import { fileURLToPath } from "node:url";
import { freePort } from "../invent-shop.ts";
import { Target } from "./target.ts";

const MAIN = fileURLToPath(new URL("../../apps/local/src/main.ts", import.meta.url));

/** The shop of this repository, whose identity service is the one that the shop uses. */
export async function localTarget(folder: string): Promise<Target> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  return Target.start({
    name: "local",
    script: MAIN,
    args: [],
    env: { ...process.env, PORT: String(port), SHOP_DATA: folder },
    folder,
    origin,
    health: `${origin}/api/httpHealth`,
  });
}
