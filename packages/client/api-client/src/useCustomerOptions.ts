'use client';

import { useQuery } from '@tanstack/react-query';
import { type CustomerName, customerNames } from './customerNames.ts';
import { useApi } from './react.tsx';

/** A customer as lists to choose from draw it. */
export interface CustomerOption {
  /** Number of the customer. */
  readonly id: number;
  /** Its name. */
  readonly label: string;
}

/** The customers to choose from; without them a list is empty. */
export interface CustomerOptions {
  /** Every customer that is not archived, by name. */
  readonly items: readonly CustomerOption[];
  /** They are on their way. */
  readonly isLoading: boolean;
}

const none: readonly CustomerOption[] = [];
const optionsOf = (names: readonly CustomerName[]): CustomerOption[] =>
  names.map(({ customerId, name }) => ({ id: customerId, label: name }));

/**
 * The customers as a `ComboBox` of `@resonanz/ui` takes them. They are asked for once `isNeeded`; asking needs the
 * right to see customers.
 */
export function useCustomerOptions(isNeeded: boolean): CustomerOptions {
  const { data = none, isLoading } = useQuery({
    ...customerNames(useApi()),
    enabled: isNeeded,
    select: optionsOf,
  });
  return { items: data, isLoading };
}
