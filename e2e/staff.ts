import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Gives an account a role, as the owner does: `npm run staff -- add CORREO mostrador`. */
export function addStaff(dataFolder: string, email: string, role: string): void {
  runStaff(["add", email, role], { SHOP_DATA: dataFolder });
}

/** The same in a Firebase project on emulators. @param variables where they are */
export function addStaffTo(project: string, email: string, role: string, variables: NodeJS.ProcessEnv): void {
  runStaff(["add", email, role, "--project", project], variables);
}

function runStaff(options: readonly string[], variables: NodeJS.ProcessEnv): void {
  const command = join(import.meta.dirname, "..", "apps", "local", "src", "staff.ts");
  execFileSync(process.execPath, [command, ...options], {
    env: { ...process.env, ...variables },
    stdio: "pipe",
  });
}
