'use client';

export { useEditorLabels } from '../src/editorLabels/useEditorLabels.ts';
