'use client';
export { RichTextEditor, type RichTextEditorProps } from '../src/RichTextEditor/RichTextEditor.tsx';
export type { RichTextEditorHandle } from '../src/RichTextEditor/useRichText.ts';
export type { RichTextEditorLabels } from '../src/RichTextEditor/RichTextEditorLabels.ts';
export type { RichTextVariable } from '../src/document/variables.ts';
