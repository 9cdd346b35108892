import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { PROJECT_TYPE, type ProjectType } from '@resonanz/domain/projectStates';

/** Tests on a page of the list. */
export const PAGE_SIZE = 12;

/** What the list of tests is narrowed to, as its address says it. */
export interface ListFilters {
  readonly pageNumber: number;
  readonly category: number | undefined;
  readonly type: ProjectType | undefined;
  /** Tests that are limited to federal states. */
  readonly regional: true | undefined;
  /** Tests whose every condition is met. */
  readonly fitsMe: true | undefined;
  readonly brandId: number | undefined;
}

const CATEGORY_IDS: readonly number[] = TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]);
const LARGEST_ID = 2_147_483_647;

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;

/** Reads the filters of an address; what makes no sense is left out. */
export function readFilters(address: URLSearchParams): ListFilters {
  const category = numberIn(address.get('category'));
  const type = numberIn(address.get('type'));
  return {
    pageNumber: Math.min((numberIn(address.get('page')) ?? 1) || 1, 1000) - 1,
    category: category !== undefined && CATEGORY_IDS.includes(category) ? category : undefined,
    type: Object.values(PROJECT_TYPE).find((each) => each === type),
    regional: address.get('regional') === '1' ? true : undefined,
    fitsMe: address.get('fits') === '1' ? true : undefined,
    brandId: numberIn(address.get('brand')) || undefined,
  };
}

/** The address of a list with these filters. */
export function writeFilters({ pageNumber, category, type, regional, fitsMe, brandId }: ListFilters): URLSearchParams {
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['category', category?.toString()],
    ['type', type?.toString()],
    ['regional', regional && '1'],
    ['fits', fitsMe && '1'],
    ['brand', brandId?.toString()],
    ['page', pageNumber > 0 ? String(pageNumber + 1) : undefined],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
