import { lookupLabels, type LookupLabelKey } from './lookupLabels.ts';
import { BRAND_CATEGORIES } from './lookups/categories.ts';

/**
 * Maximum number of contacts of a customer.
 *
 * @source house
 */
export const CUSTOMER_CONTACTS_MAX = 50;

const VAT_IDS: readonly (readonly [form: RegExp, write: (digits: string) => string])[] = [
  [/^DE\d{9}$/, (id) => id],
  [/^ATU\d{8}$/, (id) => id],
  [
    /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
    (id) =>
      id.replace(
        /^CHE(\d{3})(\d{3})(\d{3})(.*)$/,
        (_all, a: string, b: string, c: string, tax: string) => `CHE-${a}.${b}.${c}${tax === '' ? '' : ` ${tax}`}`,
      ),
  ],
];

/**
 * A VAT id of Germany (`DE123456789`), Austria (`ATU12345678`) or Switzerland (`CHE-123.456.789 MWST`) as it is
 * written; blanks, dots, dashes and case do not matter. `undefined` for every other text.
 *
 * @source docs/domain/customers.md#customers
 */
export function vatIdOf(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const plain = text.replace(/[\s.-]/g, '').toUpperCase();
  const known = VAT_IDS.find(([form]) => form.test(plain));
  return known?.[1](plain);
}

/**
 * The ids an industry includes: a main category with its subcategories; none for an unknown id.
 *
 * @source docs/domain/lookups.md#industries; docs/domain/customers.md#customers
 */
export function industryIds(id: number): readonly number[] {
  const branch = BRAND_CATEGORIES.find((each) => each.id === id);
  if (branch) return [branch.id, ...branch.children];
  return BRAND_CATEGORIES.some(({ children }) => (children as readonly number[]).includes(id)) ? [id] : [];
}

/**
 * The category of the list of industries that is called so in German or English; `undefined` when none is.
 *
 * @source docs/domain/lookups.md#industries
 */
export function industryNamed(name: string): number | undefined {
  const wanted = name.trim().toLowerCase();
  const ids = BRAND_CATEGORIES.flatMap(({ id, children }) => [id, ...children]);
  return ids.find((id) => {
    const key: LookupLabelKey = `brandCategory.${id}`;
    return lookupLabels.de[key].toLowerCase() === wanted || lookupLabels.en[key].toLowerCase() === wanted;
  });
}
