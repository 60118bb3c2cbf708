import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { addresses } from "./addresses.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Brings the emulators into the state of an owner's new project: e-mails protected, the demo catalogue imported. */
export default async function setUp(): Promise<void> {
  const { auth, firestore, project } = addresses();
  // The service does not reveal whether an address has an account, as in every new project.
  const { ok } = await fetch(`${auth}/emulator/v1/projects/${project}/config`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error("The Auth emulator does not take its configuration.");
  const { status } = spawnSync(
    process.execPath,
    ["apps/local/src/import-catalog.ts", "apps/functions/catalog/demo.json", "--project", project],
    {
      cwd: root,
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: new URL(firestore).host },
      stdio: "inherit",
    },
  );
  if (status !== 0) throw new Error("The catalogue was not imported.");
}
