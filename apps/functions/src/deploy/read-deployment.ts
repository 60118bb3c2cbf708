import { PAYMENT_SECRETS } from "./configured-payments.ts";
import { writeEveryLog, writeLog } from "../call/log.ts";
import { checkOrigin } from "./check-origin.ts";

/**
 * What a shop owner sets in apps/functions/.env: SHOP_ORIGINS (other sites that may read answers), SHOP_APP_CHECK
 * (`on`), SHOP_LOG (`all` to log successful calls, too) and SHOP_SECRETS (names), lists with commas.
 * @throws Error one sentence in Spanish with the variable that is wrong
 */
export function readDeployment(variables: Readonly<Record<string, string | undefined>>) {
  return {
    origins: listIn(variables.SHOP_ORIGINS).map((origin) => checkOrigin("SHOP_ORIGINS", origin)),
    enforceAppCheck: isSet("SHOP_APP_CHECK", "on", variables.SHOP_APP_CHECK),
    log: isSet("SHOP_LOG", "all", variables.SHOP_LOG) ? writeEveryLog : writeLog,
    /** Secrets of the project that every function may read as variables. */
    secrets: listIn(variables.SHOP_SECRETS).map(checkSecret),
  };
}

/** A secret that no provider reads is misspelt. */
function checkSecret(name: string): string {
  if (!PAYMENT_SECRETS.includes(name))
    throw new Error(`SHOP_SECRETS: no hay un secreto «${name}»; los hay ${PAYMENT_SECRETS.join(", ")}.`);
  return name;
}

function listIn(text = ""): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}

/** A misspelt switch must not stay off silently. */
function isSet(name: string, on: string, value = ""): boolean {
  if (value !== "" && value !== on) throw new Error(`${name} solo puede ser «${on}», o no estar.`);
  return value === on;
}
