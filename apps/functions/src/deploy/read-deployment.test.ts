import { expect, test } from "vitest";
import { writeEveryLog, writeLog } from "../call/log.ts";
import { readDeployment } from "./read-deployment.ts";

test("without variables no other site may read, App Check is not enforced, and successful calls are not logged", () => {
  const deployment = { origins: [], enforceAppCheck: false, log: writeLog, secrets: [] };
  expect(readDeployment({})).toEqual(deployment);
  expect(readDeployment({ SHOP_ORIGINS: "", SHOP_APP_CHECK: "", SHOP_LOG: "" })).toEqual(deployment);
});

test("lists have commas", () => {
  const variables = {
    SHOP_ORIGINS: "https://uno.example, https://dos.example:8443,",
    SHOP_APP_CHECK: "on",
    SHOP_LOG: "all",
    SHOP_SECRETS: "STRIPE_SECRET_KEY,STRIPE_WEBHOOK_SECRET",
  };
  expect(readDeployment(variables)).toEqual({
    origins: ["https://uno.example", "https://dos.example:8443"],
    enforceAppCheck: true,
    log: writeEveryLog,
    secrets: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  });
});

test.for([
  "*",
  "uno.example",
  "http://uno.example",
  "http://127.0.0.1",
  "http://127.0.0.1:5000/",
  "https://uno.example/",
  "https://uno.example/tienda",
])("%s is no origin", (origin) => {
  expect(() => readDeployment({ SHOP_ORIGINS: `https://dos.example,${origin}` })).toThrow(
    `SHOP_ORIGINS: «${origin}» no es un origen como https://tienda.example, sin nada detrás.`,
  );
});

test.for([
  ["SHOP_APP_CHECK", "true", "on"],
  ["SHOP_LOG", "debug", "all"],
] as const)("%s does not take %s for a yes or a no", ([name, value, on]) => {
  expect(() => readDeployment({ [name]: value })).toThrow(`${name} solo puede ser «${on}», o no estar.`);
});
