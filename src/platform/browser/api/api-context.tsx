import { createContext, useContext } from 'react';

/** Holds the client of the whole contract; each slice reads its own part through its own hook. */
export const ApiContext = createContext<unknown>(null);

/** The client, cast by the caller to the part of the contract that it uses. */
export function useApi<Client>(): Client {
  const client = useContext(ApiContext);
  if (client === null) {
    throw new Error('ApiContext is missing above this component');
  }
  return client as Client;
}
