/** What can happen to a call, by its value in a query, with its name on the page. */
export const KINDS = {
  tarda: "Tarda 5 segundos",
  "no-llega": "No llega al servidor",
  "sin-respuesta": "Se hace, y su respuesta se pierde",
  "401": "401, sin sesión",
  "403": "403, no permitido",
  "404": "404, no existe",
  "406": "406, peso mínimo",
  "409": "409, existencias",
  "410": "410, ya no se vende",
  "413": "413, carrito lleno",
  "422": "422, dato inválido",
  "429": "429, demasiadas solicitudes",
  "500": "500, error inesperado",
  "507": "507, sin espacio",
} as const;
export type Kind = keyof typeof KINDS;

/** Which calls fail. */
export const TURNS = { siguiente: "la siguiente", tercera: "cada tercera", todas: "todas" } as const;
type Turn = keyof typeof TURNS;

/** What can be unreachable. */
export const SERVICES = { red: "la red", pagos: "el servicio de pagos" } as const;
export type Service = keyof typeof SERVICES;

export interface InjectedFailure {
  readonly kind: Kind;
  readonly turn: Turn;
  /** A method, such as `getCart`, or a function, such as `httpCartsServices`; undefined is any call. */
  readonly call: string | undefined;
}

/** The failure that a developer has requested, in memory only. A new one replaces the last. */
export class InjectedFailures {
  #failure: InjectedFailure | undefined;
  #calls = 0;
  #missing: Service | undefined;

  get failure(): InjectedFailure | undefined {
    return this.#failure;
  }

  /** What is unreachable now. */
  get missing(): Service | undefined {
    return this.#missing;
  }

  inject(failure: InjectedFailure): void {
    this.clear();
    this.#failure = failure;
  }

  takeAway(service: Service): void {
    this.clear();
    this.#missing = service;
  }

  clear(): void {
    this.#failure = undefined;
    this.#calls = 0;
    this.#missing = undefined;
  }

  /**
   * Counts a call.
   * @param names its function and its method
   * @returns what happens to it, or undefined when it succeeds
   */
  next(names: readonly unknown[]): Kind | undefined {
    const failure = this.#failure;
    if (failure === undefined || (failure.call !== undefined && !names.includes(failure.call)))
      return undefined;
    this.#calls += 1;
    if (failure.turn === "siguiente") this.clear();
    return failure.turn === "tercera" && this.#calls % 3 !== 0 ? undefined : failure.kind;
  }
}
