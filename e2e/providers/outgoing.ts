/** A message of a provider, signed and ready to be sent, once or more often. */
export type Message = { body: string; headers: Record<string, string> };

/** What a provider has to say, sent at once or kept until a spec sends it. */
export class Outgoing {
  /** While true, messages are kept, and nothing is sent. */
  held = false;
  readonly messages: Message[] = [];
  reportsTo = "";

  async deliver(message: Message): Promise<void> {
    this.messages.push(message);
    if (!this.held) await this.send(message).catch(() => undefined); // a shop that is down: nobody sends it again
  }

  /** @returns the status of the shop's answer */
  async send({ body, headers }: Message): Promise<number> {
    const sent = { "content-type": "application/json", ...headers };
    return (await fetch(this.reportsTo, { method: "POST", headers: sent, body })).status;
  }
}
