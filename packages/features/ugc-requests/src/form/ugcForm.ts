import type { UgcOrder, UgcRequest, UgcRequestInput } from '@resonanz/api-client/ugc-requests';
import { inLanguage, type Language } from '@resonanz/validators/messages';
import type { StandardSchema } from '@resonanz/validators/schema';
import { ugcRequestForm } from '@resonanz/validators/ugcRequest';

/** What the form holds: the order, with an empty text for a day that is not named. */
export interface UgcValues extends Omit<UgcOrder, 'deliveryDate'> {
  deliveryDate: string;
}

/** The steps of a request in their order (modules F4). */
export const UGC_STEPS = ['product', 'video', 'briefing', 'delivery'] as const;
/** A step of a request. */
export type UgcStep = (typeof UGC_STEPS)[number];

/** The fields that each step asks for. */
export const STEP_FIELDS = {
  product: ['productName', 'productLink', 'productDescription'],
  video: ['length', 'lengthText', 'videoCount', 'startVariants', 'subtitles', 'music', 'professionalPhotos', 'languages', 'format', 'style'],
  briefing: ['targetGroups', 'creatorWishes', 'briefing', 'script'],
  delivery: ['shipsProduct', 'deliveryDate', 'duration'],
} as const satisfies Readonly<Record<UgcStep, readonly (keyof UgcValues)[]>>;

/** The name of a field, as the server speaks of it too. */
export type UgcField = keyof UgcValues;

/** Every field in the order of the form. */
export const UGC_FIELDS: readonly UgcField[] = Object.values(STEP_FIELDS).flat();

/** The step that asks for one of these fields. */
export const stepOf = (fields: readonly UgcField[]): UgcStep | undefined => UGC_STEPS.find((step) => (STEP_FIELDS[step] as readonly UgcField[]).some((field) => fields.includes(field)));

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
export const valuesOf = ({ order }: Pick<UgcRequest, 'order'>): UgcValues => ({ ...order, deliveryDate: order.deliveryDate ?? '' });

/** The form as the wire carries it. */
export function inputOf(values: UgcValues): Omit<UgcRequestInput, 'send'> {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])) as unknown as UgcValues;
  return { ...trimmed, deliveryDate: trimmed.deliveryDate === '' ? null : trimmed.deliveryDate };
}

/** The rules of a request that is sent, with their sentences in a language; a draft has none. */
export function ugcRules(language: Language): StandardSchema<UgcValues, UgcValues> {
  const rules = inLanguage(ugcRequestForm, language);
  return {
    '~standard': {
      version: 1,
      vendor: 'resonanz',
      validate(value) {
        const { issues } = rules.validate(inputOf(value as UgcValues));
        return issues ? { issues } : { value: value as UgcValues };
      },
    },
  };
}
