import type { components } from '@resonanz/contract/types';

/** The shapes of the contract. */
export type Schemas = components['schemas'];
