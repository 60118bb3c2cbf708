import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Gets a page with another `Host` header, which `fetch` does not allow. */
export function visitAs(host: string, url: string): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { host } });
    call.on("error", reject);
    call.on("response", (response) => {
      text(response).then((body) => resolve([response.statusCode, body]), reject);
    });
    call.end();
  });
}
