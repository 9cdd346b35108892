import { toId } from 'storybook/internal/csf';

/** The id of the page of a title. */
export const docsIdOf = (title: string): string => (title === '' ? '' : toId(title, 'Docs'));

/** Where a page stands in Storybook. */
export const docsAddress = (id: string): string => `./?path=/docs/${id}`;
