export { createApiClient, type ApiClient } from "./api-client.ts";
