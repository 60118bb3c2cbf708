// Why functions that are published with these variables would not start, or not serve shoppers. Part of
// `npm run deploy:check`.
import { readDeployment } from "../../apps/functions/src/deploy/read-deployment.ts";
import { configuredPayments } from "../../apps/functions/src/payments/providers/configured-payments.ts";

/**
 * @param variables those of the published `.env`
 * @returns a clause in Spanish for each error, for the owner who deploys the shop
 */
export function functionErrors(variables) {
  const emulators = Object.keys(variables)
    .filter((name) => name.endsWith("_EMULATOR_HOST"))
    .map((name) => `${name} es de una sola máquina: quítala`);
  return [...emulators, ...startErrors(variables)].map(
    (error) => `con apps/functions/.env las funciones no podrían trabajar: ${error} (docs/deploy.md, paso 4)`,
  );
}

function startErrors(variables) {
  try {
    const { secrets } = readDeployment(variables);
    // Their values are known to the project alone.
    configuredPayments({ ...variables, ...Object.fromEntries(secrets.map((name) => [name, "secret"])) });
    return [];
  } catch (error) {
    return [error.message.replace(/\.$/, "")];
  }
}
