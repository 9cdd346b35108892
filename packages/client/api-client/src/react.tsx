'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ApiClient } from './createApiClient.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  /** The client everything below calls with; keep the object stable. */
  readonly client: ApiClient;
  /** What calls the server. */
  readonly children?: ReactNode;
}

/** Hands the client to everything below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client of the nearest `ApiProvider`; throws where there is none. */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi needs an <ApiProvider> above it.');
  return client;
}
