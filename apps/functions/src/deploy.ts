// What is deployed: every export is a function of the shop's Firebase project.
import { shop } from "@shop/commerce/on-server";
import { setGlobalOptions } from "firebase-functions/v2/options";
import { deployedWeb } from "./deploy/deployed-web.ts";
import { keepOnHttps } from "./deploy/keep-on-https.ts";
import { REGION } from "./deploy/region.ts";
import { readDeployment } from "./deploy/read-deployment.ts";
import { createFunctions } from "./functions.ts";
import { hostedAddress } from "./rate-limits/client-address.ts";
import { configuredPayments } from "./deploy/configured-payments.ts";
import { openProjectStore } from "./documents/open-store.ts";

const { secrets, ...deployment } = readDeployment(process.env);

// The most that a flood of calls can cost: twenty instances of each function, eighty calls at a time in each.
setGlobalOptions({
  region: REGION,
  maxInstances: 20,
  concurrency: 80,
  memory: "512MiB",
  timeoutSeconds: 60,
  secrets,
});

export const {
  httpCartsServices,
  httpPaymentServices,
  httpPaymentWebhooks,
  sweepOrders,
  httpCatalogServices,
  httpContactServices,
  httpAccountServices,
  httpDeskServices,
  httpPages,
  httpHealth,
} = keepOnHttps(
  createFunctions({
    store: openProjectStore(),
    shop,
    payments: configuredPayments(process.env),
    addressOf: hostedAddress,
    web: deployedWeb(import.meta.url),
    ...deployment,
  }),
);
