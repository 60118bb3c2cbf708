import type { IncomingMessage } from "node:http";

/** What a page or a call of an emulator comes to. */
export type Answer = { status?: number; json?: object; page?: string; location?: string };

export type Asked = {
  /** Such as `POST /v1/refunds`. */
  route: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
};

/** A part of the emulator. Undefined for what is not its own. */
export type Part = { answer(asked: Asked): Promise<Answer | undefined> };
