/** A message of a provider, signed and ready to be sent. */
export type Message = { body: string; headers: Record<string, string> };

/** What a provider has to say to the shop. */
export class Outgoing {
  reportsTo = "";

  async deliver({ body, headers }: Message): Promise<void> {
    const sent = { "content-type": "application/json", ...headers };
    // A shop that is down: nobody sends it again.
    await fetch(this.reportsTo, { method: "POST", headers: sent, body }).catch(() => undefined);
  }
}
