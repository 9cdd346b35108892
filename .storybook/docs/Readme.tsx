import { Markdown } from '@storybook/addon-docs/blocks';
import { sectionsOf } from './sections.ts';

/** Sections of a package's README by their headings, so that what is said there is said once. */
export function Readme({ text, of }: { text: string; of: readonly string[] }) {
  return <Markdown>{sectionsOf(text, of)}</Markdown>;
}
