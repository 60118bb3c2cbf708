export { ConsentContext, useLoadedConsent } from "./consent-context.tsx";
