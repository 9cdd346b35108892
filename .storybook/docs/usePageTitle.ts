import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The title of the stories that a page is about, for example `UI/Actions/Button`; empty on a page of words alone. */
export const usePageTitle = (): string => useContext(DocsContext).componentStories()[0]?.title ?? '';
