import type { UgcOrder, UgcRequest, UgcRequestInput } from '@resonanz/api-client/ugcRequests';
import { type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { inLanguage, type Language } from '@resonanz/validators/messages';
import { ugcRequestForm } from '@resonanz/validators/ugcRequest';

/** What the form holds: the order, with an empty text for a day that is not named. */
export interface UgcValues extends Omit<UgcOrder, 'deliveryDate'> {
  deliveryDate: string;
}

/** The parts of the form with the fields each asks for, in their order. */
export const PART_FIELDS = {
  product: ['productName', 'productLink', 'productDescription'],
  video: [
    'length',
    'lengthText',
    'videoCount',
    'startVariants',
    'subtitles',
    'music',
    'professionalPhotos',
    'languages',
    'format',
    'style',
  ],
  briefing: ['targetGroups', 'creatorWishes', 'briefing', 'script'],
  delivery: ['shipsProduct', 'deliveryDate', 'duration'],
} as const satisfies Readonly<Record<string, readonly (keyof UgcValues)[]>>;

/** Every field in the order of the form, named as the server names it. */
export const UGC_FIELDS: readonly (keyof UgcValues)[] = Object.values(PART_FIELDS).flat();

/** A request that nothing is known of yet. */
export const BLANK: UgcValues = {
  productName: '',
  productLink: '',
  productDescription: '',
  videoCount: 1,
  length: 30,
  lengthText: '',
  startVariants: -1,
  subtitles: false,
  music: false,
  professionalPhotos: false,
  languages: ['de'],
  format: '9:16',
  style: 'testimonial',
  targetGroups: [],
  creatorWishes: '',
  briefing: '',
  script: '',
  shipsProduct: false,
  deliveryDate: '',
  duration: null,
};

/** A request as the form holds it. */
export const valuesOf = ({ order }: Pick<UgcRequest, 'order'>): UgcValues => ({
  ...order,
  deliveryDate: order.deliveryDate ?? '',
});

/** The form as the wire carries it. */
export function inputOf(values: UgcValues): Omit<UgcRequestInput, 'send'> {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as UgcValues;
  return { ...trimmed, deliveryDate: trimmed.deliveryDate === '' ? null : trimmed.deliveryDate };
}

/** The rules of a request that is sent, with their sentences in a language; a draft has none. */
export function ugcRules(language: Language): FormSchema<UgcValues> {
  const rules = inLanguage(ugcRequestForm, language);
  return formSchema((values) => rules.validate(inputOf(values)).issues ?? []);
}
