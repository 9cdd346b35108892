/** An option of the list. */
export interface Item {
  readonly id: number;
  readonly label: string;
}

/** A hundred thousand options in the order of the language, as a server gives them. */
export const items = (window as unknown as { data: readonly Item[] }).data;
export const ROW = 31;
export const HEIGHT = 200;
export const LABEL = 'Kampagne';

/** What a label is searched by: lower case, without accents. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
