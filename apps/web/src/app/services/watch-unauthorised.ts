import { isUnauthorised, toFailure } from "@shop/contract";

type Functions<Services> = Record<keyof Services, (...input: never[]) => unknown>;

/**
 * The same services. Every call of them that is answered with 401 also reports that, before its caller gets the failure:
 * the session decides what it means.
 */
export function watchUnauthorised<Services extends Functions<Services>>(
  services: Services,
  onUnauthorised: () => void,
): Services {
  const call = (name: string, input: never[]) => {
    // `Object.keys` gives these names as strings.
    const result = services[name as keyof Services](...input);
    return result instanceof Promise ? watchCall(result, onUnauthorised) : result;
  };
  const watched = Object.keys(services).map((name) => [name, (...input: never[]) => call(name, input)]);
  // Under each name stands the same function again, which gives what it gave.
  return Object.fromEntries(watched) as Services;
}

async function watchCall<Output>(calling: Promise<Output>, onUnauthorised: () => void): Promise<Output> {
  try {
    return await calling;
  } catch (error) {
    if (isUnauthorised(toFailure(error))) onUnauthorised();
    throw error;
  }
}
