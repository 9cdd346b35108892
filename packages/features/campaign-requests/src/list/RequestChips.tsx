import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import type { RequestListState } from './requestList.ts';
import { useNames } from './useNames.ts';

/** The filters in force, in words; loaded once there are any. */
export function RequestChips({ list }: { list: RequestListState }) {
  const names = useNames();
  const { status, platform, start } = list.filters;
  const words = {
    status: status === null ? '' : names.status(status),
    platform: platform ?? '',
    start: start === null ? '' : names.start(start),
  };
  return <FiltersInWords list={list} words={words} />;
}
