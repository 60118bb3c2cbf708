/** For the `verify` of a body parser: the bytes that came, where the host of the functions puts them. */
export function setRawBody(request: object, _response: object, rawBody: Buffer): void {
  Object.assign(request, { rawBody });
}
