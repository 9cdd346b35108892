export { RichTextView, type RichTextViewProps } from '../src/RichTextView/RichTextView.tsx';
export type { RichTextVariable } from '../src/document/variables.ts';
