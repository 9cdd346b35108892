'use client';

export { QuestionnaireEditor, type QuestionnaireEditorProps } from '../src/editor/QuestionnaireEditor.tsx';
