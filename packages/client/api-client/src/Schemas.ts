import type { components } from '@resonanz/contract/named';

/** The shapes of the contract. */
export type Schemas = components['schemas'];
