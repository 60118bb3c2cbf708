import { onTestFinished } from "vitest";
import { type IdentityServer, type IdentityServerOptions, startIdentityServer } from "./identity-server.ts";

/** An identity server for the length of one test. */
export async function useIdentity(options: IdentityServerOptions = {}): Promise<IdentityServer> {
  const server = await startIdentityServer(options);
  onTestFinished(() => server.close());
  return server;
}
