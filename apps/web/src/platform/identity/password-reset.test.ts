import { describe, expect, it } from "vitest";
import { identityPaths } from "../../app/testing/identity-paths.ts";
import { reasonOf, refuse, startIdentity } from "../../app/testing/start-identity.ts";

const EMAIL = "ana@correo.example";

describe("asking for a new password", () => {
  it("sends a mail in Spanish that leads back to signing in", async () => {
    const { backend, identity } = await startIdentity();
    backend.on(identityPaths.sendOobCode, { email: EMAIL });
    expect(await identity.requestPasswordReset({ email: EMAIL })).toBeUndefined();
    expect(backend.asked).toEqual([
      {
        path: identityPaths.sendOobCode,
        token: null,
        body: expect.objectContaining({
          requestType: "PASSWORD_RESET",
          email: EMAIL,
          continueUrl: `${backend.origin}/login`,
        }),
      },
    ]);
  });

  it.each(["EMAIL_NOT_FOUND", "USER_DISABLED", "INVALID_EMAIL"])(
    "does not reveal that the service answers %s",
    async (message) => {
      const { backend, identity } = await startIdentity();
      refuse(backend, identityPaths.sendOobCode, message);
      expect(await identity.requestPasswordReset({ email: EMAIL })).toBeUndefined();
    },
  );

  it("is refused with the reason of the service", async () => {
    const { backend, identity } = await startIdentity();
    refuse(backend, identityPaths.sendOobCode, "RESET_PASSWORD_EXCEED_LIMIT");
    expect(await reasonOf(identity.requestPasswordReset({ email: EMAIL }))).toBe("tooManyAttempts");
  });
});
