/** For the `verify` of a body parser: sets `rawBody`, as the functions' host does. */
export function setRawBody(request: object, _response: object, rawBody: Buffer): void {
  Object.assign(request, { rawBody });
}
