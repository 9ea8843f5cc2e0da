import { createContext, useContext } from 'react';

/** Holds the client of the whole contract; each slice reads its own part through a hook of its own. */
export const ApiContext = createContext<unknown>(null);

/** The client, typed by the caller as the part of the contract that it knows. */
export function useApi<Client>(): Client {
  const client = useContext(ApiContext);
  if (client === null) throw new Error('ApiContext is missing above this component');
  return client as Client;
}
