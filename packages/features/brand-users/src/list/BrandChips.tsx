import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { messages } from '../messages.ts';
import type { BrandListState } from './brandList.ts';
import { useRegionName } from './useRegionName.ts';

/** The filters in force, in words; loaded once there are any. */
export function BrandChips({ list }: { list: BrandListState }) {
  const t = useMessages(messages);
  const regionName = useRegionName();
  const { verified, kind, region } = list.filters;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    verified: t(verified === 'no' ? 'brandUsers.active.unverified' : 'brandUsers.active.verified'),
    kind: t(kind === 'token' ? 'brandUsers.kind.token' : 'brandUsers.kind.self'),
    region: region[0] === undefined ? '' : regionName(region[0]),
  };
  return <FiltersInWords list={list} words={words} />;
}
