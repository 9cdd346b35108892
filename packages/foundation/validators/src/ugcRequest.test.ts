import { describe, expect, test } from 'vitest';
import { UGC_LIMITS, ugcRequestForm } from './ugcRequest.ts';

const order = {
  productName: 'Nachtserum 30',
  productLink: '',
  productDescription: '',
  videoCount: 3,
  length: 30,
  lengthText: '',
  startVariants: -1,
  languages: ['de'],
  creatorWishes: '',
  briefing: 'Das Auftragen am Abend.',
  script: '',
  deliveryDate: '',
  duration: null,
} as const;

const errors = (more: object) =>
  ugcRequestForm.validate({ ...order, ...more }).issues?.map(({ path, code }) => [path.join('.'), code]);

describe('a UGC request that is sent', () => {
  test('is given back with the fields of the wire', () => {
    expect(
      ugcRequestForm.validate({
        ...order,
        productLink: 'Lindenblatt.example/serum',
        deliveryDate: '2026-12-18',
        duration: 6,
      }),
    ).toEqual({
      value: { ...order, productLink: 'https://lindenblatt.example/serum', deliveryDate: '2026-12-18', duration: 6 },
    });
    expect(ugcRequestForm.validate(order).issues).toBeUndefined();
  });

  test.each([
    [{ productName: '' }, 'productName', 'required'],
    [{ productLink: 'kein link' }, 'productLink', 'urlInvalid'],
    [{ videoCount: 8 }, 'videoCount', 'choiceInvalid'],
    [{ length: 45 }, 'length', 'choiceInvalid'],
    [{ length: 'others' }, 'lengthText', 'required'],
    [{ startVariants: 0 }, 'startVariants', 'choiceInvalid'],
    [{ languages: [] }, 'languages', 'required'],
    [{ languages: 'de' }, 'languages', 'required'],
    [{ languages: ['xx'] }, 'languages', 'required'],
    [{ briefing: '' }, 'briefing', 'required'],
    [{ briefing: '2026' }, 'briefing', 'numberValue'],
    [{ creatorWishes: '<b>laut</b>' }, 'creatorWishes', 'containsHtml'],
    [{ script: '2026' }, 'script', 'numberValue'],
    [{ productDescription: '2026' }, 'productDescription', 'numberValue'],
    [{ deliveryDate: '31.02.2026' }, 'deliveryDate', 'wrongDateFormate'],
    [{ duration: 13 }, 'duration', 'choiceInvalid'],
  ])('with %o is rejected at its field', (more, field, code) => {
    expect(errors(more)).toEqual([[field, code]]);
  });

  test('takes names and lengths of digits, another length with its words, and every known language in their order', () => {
    expect(errors({ productName: '4711', length: 'others', lengthText: '300' })).toBeUndefined();
    expect(ugcRequestForm.validate({ ...order, languages: ['none', 'xx', 'de'] })).toMatchObject({
      value: { languages: ['de', 'none'] },
    });
  });

  test.each(Object.entries(UGC_LIMITS))('%s has at most %i characters', (field, limit) => {
    const more = field === 'lengthText' ? { length: 'others' } : {};
    expect(errors({ ...more, [field]: 'a'.repeat(limit) })).toBeUndefined();
    expect(errors({ ...more, [field]: 'a'.repeat(limit + 1) })).toEqual([[field, 'textTooLong']]);
  });
});
