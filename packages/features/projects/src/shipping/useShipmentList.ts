import { useMemo, useState } from 'react';
import type { ProjectShipment } from '@resonanz/api-client/projectShipping';

/** Which parcels can be shown alone. */
export const SHIPMENT_FILTERS = {
  all: () => true,
  toShip: ({ state }: ProjectShipment) => state === 'toShip',
  shipped: ({ state }: ProjectShipment) => state === 'shipped',
  received: ({ state }: ProjectShipment) => state === 'received',
  noAddress: ({ hasAddress, state }: ProjectShipment) => !hasAddress && state === 'toShip',
} as const;

/** The name of such a choice. */
export type ShipmentFilter = keyof typeof SHIPMENT_FILTERS;

const NO_SHIPMENTS: readonly ProjectShipment[] = [];

const folded = (text: string): string => text.toLocaleLowerCase('de').trim();

const isFound = ({ fullName, email, city, trackingNumber }: ProjectShipment, words: string): boolean =>
  [fullName, email, city, trackingNumber].some((text) => folded(text ?? '').includes(words));

/** Which parcels are shown: by state, and by name, address, town and number. */
export function useShipmentList(shipments: readonly ProjectShipment[] = NO_SHIPMENTS) {
  const [filter, setFilter] = useState<ShipmentFilter>('all');
  const [search, setSearch] = useState('');
  const rows = useMemo(() => {
    const words = folded(search);
    return shipments.filter((each) => SHIPMENT_FILTERS[filter](each) && (words === '' || isFound(each, words)));
  }, [shipments, filter, search]);
  return {
    filter,
    search,
    rows,
    setFilter,
    setSearch,
    countOf: (name: ShipmentFilter): number => shipments.filter(SHIPMENT_FILTERS[name]).length,
  };
}

/** Which parcels are shown, with what changes that. */
export type ShipmentList = ReturnType<typeof useShipmentList>;
