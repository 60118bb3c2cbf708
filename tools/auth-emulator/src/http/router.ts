import express, { type Request, type RequestHandler, type Router } from "express";
import type { Method } from "../protocol/method.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { reportError } from "./report-error.ts";
import { isSameText } from "../protocol/secret.ts";

// The SDK puts the production host in front of the path; it is ignored.
const PUBLIC = /^\/(?<service>identitytoolkit|securetoken)\.[^/]+\/(?<path>v\d\/.+)$/;
const ADMIN =
  /^(?:\/(?<secret>[\w-]+))?\/identitytoolkit\.[^/]+\/(?<version>v\d)\/projects\/(?<project>[^/]+)\/(?<path>.+)$/;

const MAX_BODY = "32kb";

/** The REST protocol of the identity service, to be mounted at the root. Other requests pass on. */
export function createRouter(options: {
  projectId: string;
  methods: ReadonlyMap<string, Method>;
  adminMethods: ReadonlyMap<string, Method>;
  /** Of the administration: in emulator mode the admin SDK sends only the fixed credential "owner". */
  adminSecret: string;
  /** Other handlers of the service: lists and pages. */
  others: readonly RequestHandler[];
}): Router {
  const { projectId, methods, adminMethods, adminSecret, others } = options;
  const router = express.Router();
  const parsers = [
    express.json({ limit: MAX_BODY }),
    express.urlencoded({ extended: false, limit: MAX_BODY }),
  ];

  router.all(
    ADMIN,
    parsers,
    answer(({ secret = "", version, project, path }, request) => {
      if (!isSameText(secret, adminSecret))
        throw new ProtocolError(
          "PERMISSION_DENIED : Administration is for the admin SDK of this server, at emulator.adminHost().",
          403,
        );
      const name = `${request.method} identitytoolkit/${version}/${path}`;
      return find(project === projectId ? adminMethods : NONE, name)(readBody(request, JSON_BODY));
    }),
  );

  router.all(
    PUBLIC,
    parsers,
    answer(({ service, path }, request) => {
      const method = find(methods, `${request.method} ${service}/${path}`);
      return method(readBody(request, service === "securetoken" ? FORM_BODY : JSON_BODY));
    }),
  );

  router.use(...others, reportError);
  return router;
}

const NONE: ReadonlyMap<string, Method> = new Map();
const JSON_BODY = "application/json";
const FORM_BODY = "application/x-www-form-urlencoded";

/** @param work is given the named groups of the pattern that matched the path */
function answer(
  work: (parts: Readonly<Record<string, string | undefined>>, request: Request) => Promise<object>,
): RequestHandler {
  return async (request, response) => {
    // Tokens must not be cached.
    response.set("cache-control", "no-store");
    response.json(await work(request.params as Record<string, string | undefined>, request));
  };
}

function find(methods: ReadonlyMap<string, Method>, name: string): Method {
  const method = methods.get(name);
  if (!method)
    throw new ProtocolError("METHOD_NOT_FOUND : The local identity service does not offer this method.", 404);
  return method;
}

function readBody(request: Request, type: string): unknown {
  if (request.method === "GET") return {};
  if (!request.is(type)) throw new ProtocolError(`INVALID_CONTENT_TYPE : Expected ${type}.`);
  return request.body;
}
