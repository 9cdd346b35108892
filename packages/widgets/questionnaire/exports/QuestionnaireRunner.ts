'use client';

export { QuestionnaireRunner } from '../src/runner/QuestionnaireRunner.tsx';
export type { QuestionnaireRunnerProps } from '../src/runner/RunnerProps.ts';
export type { SaveDraft } from '../src/runner/useDraft.ts';
export type { AnswerErrors } from '../src/runner/useRun.ts';
export type { Upload, UploadContext } from '../src/uploads/transfers.ts';
export type { StoredFile } from '../src/uploads/UploadAnswer.tsx';
