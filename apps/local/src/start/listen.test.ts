import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { listen, stopListening } from "./listen.ts";

test(
  "a pending response is finished before the server has stopped, and no other request is accepted",
  {
    timeout: 2000, // less than CLOSE_TIMEOUT
  },
  async () => {
    const server = createServer();
    const origin = `http://${await listen(server, 0)}`;
    const [arrived, answer] = [once(server, "request"), fetch(origin)];
    const [, response]: [unknown, ServerResponse] = Object(await arrived);

    let state = "stopping";
    const stopped = stopListening(server).then(() => (state = "stopped"));
    await expect(fetch(origin)).rejects.toThrow("fetch failed");
    expect(state).toBe("stopping");
    response.end("hola");
    expect(await (await answer).text()).toBe("hola");
    await stopped;
  },
);
