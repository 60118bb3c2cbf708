/** A message of a provider, signed and ready to be sent. */
export type Message = { body: string; headers: Record<string, string> };

/** The pending messages of a provider to the shop. */
export class Outgoing {
  reportsTo = "";

  async deliver({ body, headers }: Message): Promise<void> {
    const sent = { "content-type": "application/json", ...headers };
    // The shop is down: the message is not sent again.
    await fetch(this.reportsTo, { method: "POST", headers: sent, body }).catch(() => undefined);
  }
}
