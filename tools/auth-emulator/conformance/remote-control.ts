// Preloaded into the process of a target. Its parent can put its clock forward, and learns where it lets
// accounts be administered: the emulator makes the secret in that address when it starts, and tells nobody else.
let offset = 0;
const now = Date.now;
Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, newTarget): Date =>
    Reflect.construct(RealDate, given.length > 0 ? given : [Date.now()], newTarget) as Date,
});

process.on("message", (ms: number) => {
  offset += ms;
  process.send?.(process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "");
});
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// A process that has closed everything else may end.
process.channel?.unref();
