'use client';

export { QuestionnaireEditor, type QuestionnaireEditorProps } from '../src/editor/QuestionnaireEditor.tsx';
export { type DefinitionProblem, useDefinitionProblems } from '../src/editor/useDefinitionProblems.ts';
