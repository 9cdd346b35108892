import type { components } from '@resonanz/contract/named';

/** A wire shape of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
