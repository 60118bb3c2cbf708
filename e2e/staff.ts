import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Gives an account a role, as the owner does: `npm run staff -- add CORREO mostrador`. */
export function addStaff(dataFolder: string, email: string, role: string): void {
  const command = join(import.meta.dirname, "..", "apps", "local", "src", "staff.ts");
  execFileSync(process.execPath, [command, "add", email, role], {
    env: { ...process.env, SHOP_DATA: dataFolder },
    stdio: "pipe",
  });
}
