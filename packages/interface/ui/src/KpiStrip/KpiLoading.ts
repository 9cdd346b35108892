import { createContext } from 'react';

/** Whether the figures of a strip are on their way. */
export const KpiLoading = createContext(false);
