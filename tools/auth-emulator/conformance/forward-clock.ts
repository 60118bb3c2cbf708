// Preloaded into the official emulator: its parent puts the clock of that process forward.
let offset = 0;
const now = Date.now;
Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, newTarget): Date =>
    Reflect.construct(RealDate, given.length > 0 ? given : [Date.now()], newTarget) as Date,
});

process.on("message", (ms: number) => {
  offset += ms;
  process.send?.("done");
});
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// A process that has closed everything else may end.
process.channel?.unref();
