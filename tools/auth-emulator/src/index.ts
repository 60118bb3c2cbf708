export { type AuthEmulator, type AuthEmulatorOptions, createAuthEmulator } from "./create-auth-emulator.ts";
export type { PageFrame } from "./pages/page.ts";
export type { PagePaths, SampleAccounts } from "./pages/page-options.ts";
export { assertOwnReader, isFromOwnPage } from "./http/require-own-page.ts";
