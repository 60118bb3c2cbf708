import { configuredPayments } from "./configured-payments.ts";
import { readDeployment } from "./read-deployment.ts";

/** Variables of the emulators, and those that make the functions SDK trust any token. */
const EMULATOR = /^FUNCTIONS_EMULATOR$|_EMULATOR_HOST$|^FIREBASE_DEBUG_/;

/** Origins of one machine: any `http` that `checkOrigin` accepts, and `https` at localhost, 127.x, 0.x or [::1]. */
const LOOPBACK = /http:\/\/|\/\/(?:[\w.-]+\.)?localhost\b|\/\/(?:127|0)\.|\/\/\[::1\]/;

/**
 * Why functions that are published with these variables would not start, or not serve shoppers.
 * @param variables those of the published `.env`
 * @returns a clause in Spanish for each error, for the owner who deploys the shop
 */
export function functionErrors(variables: Record<string, string>): string[] {
  const emulators = Object.keys(variables)
    .filter((name) => EMULATOR.test(name))
    .map((name) => `${name} es de una sola máquina: quítala`);
  const origins = ["SHOP_ORIGIN", "SHOP_ORIGINS"]
    .filter((name) => LOOPBACK.test(variables[name] ?? ""))
    .map((name) => `${name} tiene una dirección de una sola máquina: pon la de tu tienda, con https`);
  const errors = startErrors(variables);
  // A start error may be about the same origin, and each variable gets one sentence.
  return [...emulators, ...(errors.length > 0 ? errors : origins)].map(
    (error) => `con apps/functions/.env las funciones no podrían trabajar: ${error} (docs/deploy.md, paso 4)`,
  );
}

function startErrors(variables: Record<string, string>): string[] {
  try {
    const { secrets } = readDeployment(variables);
    // Only the Firebase project knows the values of secrets: here any value stands for them.
    configuredPayments({ ...variables, ...Object.fromEntries(secrets.map((name) => [name, "secret"])) });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message.replace(/\.$/, "") : String(error)];
  }
}
