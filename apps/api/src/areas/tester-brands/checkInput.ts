import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** Maximum number of brands. */
export const MAX_BRANDS = 500;

const CATEGORY_IDS: readonly number[] = TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]);

/** The input as it is stored, without space around its words. Throws 422 `invalidValue` for an unknown category. */
export function checkBrand(input: Schemas['TesterBrandInput']) {
  if (input.categories.some((id) => !CATEGORY_IDS.includes(id)))
    throw invalidFields([{ field: 'categories', key: 'invalidValue' }]);
  return {
    name: input.name.trim(),
    text_de: input.textDe.trim(),
    text_en: input.textEn.trim(),
    link: input.link,
    categories: input.categories.toSorted((one, other) => one - other),
    customer_id: input.customerId,
    is_active: input.isActive,
  };
}

/** A brand by the names of the wire, as its history lists it. */
export const namedBrand = (row: ReturnType<typeof checkBrand>) => ({
  name: row.name,
  textDe: row.text_de,
  textEn: row.text_en,
  link: row.link,
  categories: row.categories,
  customerId: row.customer_id,
  isActive: row.is_active,
});

/** Throws 403 for users without the right to add; the call itself asks for the right to edit. */
export function rejectAdding(user: CallUser): void {
  if (!user.may('Brand', 'add')) throw forbidden();
}
