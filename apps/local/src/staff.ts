import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type { StaffRole } from "@shop/contract";
import { staffRole } from "@shop/contract/schemas";
import { changeRole, projectAccounts, roleOf, type StaffAccounts, type Store } from "@shop/functions";
import { openLocalAccounts } from "./staff/local-accounts.ts";
import { readEnvironment } from "./start/environment.ts";
import { dataFile } from "./start/open-data.ts";
import { openStore } from "./start/open-store.ts";
import { runCommand } from "./start/run-command.ts";
import { StartError } from "./start/start-error.ts";
import { toStartError } from "./start/to-start-error.ts";

const USAGE = `Usa: npm run staff -- [add CORREO ${staffRole.options.join("|")} | remove CORREO] [--project PROYECTO]. Sin nada más, lista a quienes atienden la tienda.`;

/** An issued token of Firebase is valid until it expires. */
const SESSION_ENDS = "Su sesión termina ya; en Firebase, en una hora a más tardar.";

// The command behind `npm run staff`.
await runCommand(async () => {
  const { dataFolder } = readEnvironment(process.env);
  const { change, project } = readArguments(process.argv.slice(2));
  const store = await openStore(dataFolder, project);
  try {
    const accounts =
      project === undefined ? openLocalAccounts(dataFile(dataFolder)) : await projectAccounts(project);
    await (change ? setRole({ store, accounts }, change) : list(accounts));
  } catch (error) {
    throw toStartError(error, dataFolder);
  } finally {
    await store.close();
  }
});

async function list(accounts: StaffAccounts): Promise<void> {
  const staff = (await accounts.list()).filter((account) => roleOf(account));
  for (const account of staff) console.log(`${account.email} | ${roleOf(account)}`);
  if (staff.length === 0)
    console.log("Nadie atiende la tienda todavía. Da acceso con npm run staff -- add CORREO direccion.");
}

/** @throws StartError when nobody can have that role, or nothing would change */
async function setRole(
  { store, accounts }: { store: Store; accounts: StaffAccounts },
  { email, role }: Change,
): Promise<void> {
  const account = await accounts.find(email);
  if (!account)
    throw new StartError(
      `No hay ninguna cuenta con el correo ${email}. Primero hay que crearla en la tienda.`,
    );
  if (role && !account.isVerified)
    throw new StartError(
      `El correo ${email} no está confirmado. Confírmalo desde Mi cuenta y vuelve a intentarlo.`,
    );
  if (role === roleOf(account))
    throw new StartError(role ? `${email} ya tiene el papel «${role}».` : `${email} no atiende la tienda.`);
  const deps = { store, accounts, now: () => new Date(), newId: randomUUID };
  await changeRole(deps, { account, role, by: { email: "npm run staff" } });
  console.log(
    role
      ? `${email} tiene ahora el papel «${role}». Lo tendrá al entrar de nuevo. ${SESSION_ENDS}`
      : `${email} ya no atiende la tienda. ${SESSION_ENDS}`,
  );
}

/** Gives an account a role; without one, takes its role away. */
type Change = { email: string; role: StaffRole | undefined };

/** @throws StartError how the command is used */
function readArguments(args: string[]): { change: Change | undefined; project: string | undefined } {
  const {
    values: { project },
    positionals,
  } = parse(args);
  const [word, email = "", wanted, ...others] = positionals;
  const role = staffRole.safeParse(wanted).data;
  const isChange = word === "add" ? role !== undefined : word === "remove" && wanted === undefined;
  const isMail = /^[^\s@]+@[^\s@]+$/.test(email);
  const isValid = word === undefined || (isChange && isMail && others.length === 0);
  if (!isValid || project === "") throw new StartError(USAGE);
  return { change: word === undefined ? undefined : { email: email.toLowerCase(), role }, project };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { project: { type: "string" } } });
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}
