import * as z from "zod/mini";
import { codeIn, failureIn } from "../failures/code.ts";
import { FailureError } from "../failures/failure.ts";
import type { CallInput, CallOutput, MethodName, ServiceName, Services } from "./index.ts";

/** How calls are written and read. @param services the functions whose calls these are */
export function createCodec<Known extends ServiceName>(services: Pick<Services, Known>) {
  return { isMethod, encodeInput, wrongFields, decodeInput, encodeOutput, decodeOutput, timeoutOf };

  /** Whether a service has this method: an own property, never an inherited one. */
  function isMethod<S extends Known>(service: S, name: unknown): name is MethodName<S> {
    return typeof name === "string" && Object.hasOwn(services[service], name);
  }

  /**
   * Encodes what a client sends: the input with its `method`, in the units of the wire.
   * @throws FailureError 422 with the field that the server would refuse
   */
  function encodeInput<S extends Known, M extends MethodName<S>>(
    service: S,
    method: M,
    input: CallInput<S, M>,
  ): Record<string, unknown> {
    const encoded = z.safeEncode(schemasOf(service, method).input, input);
    if (!encoded.success) throw refused(encoded.error);
    return { ...asJson(encoded.data), method };
  }

  /** Every field of an input that the server would refuse, such as `address.street`, for a form. */
  function wrongFields<S extends Known, M extends MethodName<S>>(
    service: S,
    method: M,
    input: CallInput<S, M>,
  ): string[] {
    const encoded = z.safeEncode(schemasOf(service, method).input, input);
    if (encoded.success) return [];
    return [...new Set(encoded.error.issues.map(({ path }) => path.join(".")))];
  }

  /**
   * Decodes what a handler receives: money into minor units, weights into grams.
   * @param data anything that came over the wire
   * @throws FailureError 422 with the first invalid field
   */
  function decodeInput<S extends Known, M extends MethodName<S>>(
    service: S,
    method: M,
    data: unknown,
  ): CallInput<S, M> {
    const decoded = z.safeDecode(schemasOf(service, method).input, data);
    if (!decoded.success) throw refused(decoded.error);
    // The schema of this method has just checked it.
    return decoded.data as CallInput<S, M>;
  }

  /**
   * Encodes what a server answers, in the units of the wire.
   * @throws z.core.$ZodEncodeError or $ZodError when a handler breaks the contract: a bug of this shop, a 500
   */
  function encodeOutput<S extends Known, M extends MethodName<S>>(
    service: S,
    method: M,
    output: CallOutput<S, M>,
  ): Record<string, unknown> {
    return asJson(z.encode(schemasOf(service, method).output, output));
  }

  /**
   * Decodes what a client receives: money into minor units, weights into grams.
   * @param answer anything that came over the wire
   * @throws FailureError what the answer's `code` says; 500 when the answer cannot be read
   */
  function decodeOutput<S extends Known, M extends MethodName<S>>(
    service: S,
    method: M,
    answer: unknown,
  ): CallOutput<S, M> {
    const failure = failureIn(answer);
    if (failure) throw new FailureError(failure, { code: codeIn(answer) });
    const decoded = z.safeDecode(schemasOf(service, method).output, answer);
    if (!decoded.success) throw new FailureError({ id: 500 });
    // The schema of this method has just checked it.
    return decoded.data as CallOutput<S, M>;
  }

  /** How many milliseconds the answer of a method may take, if more than others. */
  function timeoutOf<S extends Known>(service: S, method: MethodName<S>): number | undefined {
    return schemasOf(service, method).timeout;
  }

  function schemasOf<S extends Known>(service: S, method: MethodName<S>): Schemas {
    // TypeScript cannot index a union of tables with a type parameter; both keys are checked by their types.
    return (services[service] as unknown as Record<string, Schemas>)[method] as Schemas;
  }
}

type Schemas = { input: z.ZodMiniType; output: z.ZodMiniType; timeout?: number };

function refused(error: z.core.$ZodError): FailureError {
  return new FailureError({ id: 422, field: error.issues[0]?.path.join(".") ?? "" });
}

/** Drops undefined fields: the callable protocol would write them as null, which no optional field accepts. */
function asJson(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
