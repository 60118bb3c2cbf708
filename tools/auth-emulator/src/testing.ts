export { readToken, writeToken } from "./testing/jwt.ts";
export { codeOf, openBrowser } from "./testing/people.ts";
export { type Answer, errorBody, METHOD_ROOT, post, send, TOKEN_PATH } from "./testing/wire.ts";
