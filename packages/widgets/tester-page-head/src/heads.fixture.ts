import type { TesterPageHeadProps } from './TesterPageHead.tsx';

/** A drawn picture that needs no network. */
export const picture = {
  type: 'image',
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#e9dccb"/><circle cx="80" cy="48" r="26" fill="#b4611d"/></svg>',
  )}`,
} as const;

/** The words of a head in both languages. */
export const words: TesterPageHeadProps['value'] = {
  value_de: { title: 'Neues kommt zuerst zu Ihnen', text: 'Testen Sie zu Hause und sagen Sie ehrlich Ihre Meinung.' },
  value_en: { title: 'New things come to you first', text: 'Test at home and say honestly what you think.' },
};

/** A head without any words. */
export const noWords: TesterPageHeadProps['value'] = {
  value_de: { title: '', text: '' },
  value_en: { title: '', text: '' },
};
