import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorNames } from '@resonanz/api-client/errors';
import {
  type ImportInspection,
  type ImportPreview,
  type ImportResult,
  influencerMutations,
} from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { firstMessageKey, type MessageKey } from '@resonanz/i18n/messages';
import { messages } from '../messages.ts';
import { importFileError, inMemory } from './importFile.ts';
import { type ColumnFields, type ExistingMode, proposedFields, toMapping } from './importMapping.ts';

/** The steps in their order. */
export const IMPORT_STEPS = ['file', 'columns', 'preview', 'result'] as const;
/** A step of the import. */
export type ImportStep = (typeof IMPORT_STEPS)[number];

type Key = MessageKey<typeof messages>;

const errorKey = (names: readonly string[]): Key =>
  firstMessageKey(
    messages,
    names.map((name) => `influencers.import.error.${name}`),
    'influencers.import.error.other',
  );

/** The way of a file through the import; nothing is written before `confirm`. */
export function useImport() {
  const calls = influencerMutations(useApi(), useQueryClient());
  const inspecting = useMutation(calls.inspectImport());
  const previewing = useMutation(calls.previewImport());
  const importing = useMutation(calls.importFile());
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<File | null>(null);
  const [inspection, setInspection] = useState<ImportInspection | null>(null);
  const [fields, setFields] = useState<ColumnFields>(new Map());
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [previewCount, setPreviewCount] = useState(0);
  const [existing, setExisting] = useState<ExistingMode>('skip');
  const [skipsErrors, setSkipsErrors] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<Key | null>(null);

  /** Runs a call; an error becomes the sentence to show. */
  async function attempt(call: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure(errorKey(errorNames(error)));
    }
  }

  return {
    step,
    file,
    inspection,
    fields,
    preview,
    /** How many previews there have been; each is looked at from its beginning. */
    previewCount,
    /** What happens to what exists already. */
    existing,
    skipsErrors,
    result,
    failure,
    isPending: inspecting.isPending || previewing.isPending || importing.isPending,
    setFields,
    setExisting,
    setSkipsErrors,
    /** Takes a file, or none; says at once what name and size already show. */
    choose(next: File | null) {
      const problem = next && importFileError(next);
      setFile(problem ? null : next);
      setFailure(problem ? errorKey([problem]) : null);
    },
    /** Says why a file is not taken whose type is not offered. */
    rejectFile([file]: readonly File[]) {
      setFile(null);
      setFailure(errorKey([(file && importFileError(file)) ?? 'fileSpreadsheetType']));
    },
    goTo(next: ImportStep) {
      setFailure(null);
      setStep(next);
    },
    inspect: () =>
      attempt(async () => {
        if (!file) return;
        const copy = await inMemory(file);
        const found = await inspecting.mutateAsync(copy);
        setFile(copy);
        setInspection(found);
        setFields(proposedFields(found));
        setStep('columns');
      }),
    check: () =>
      attempt(async () => {
        if (!file) return;
        setPreview(
          await previewing.mutateAsync({ file, mapping: toMapping(fields, { skipInvalidRows: false, existing }) }),
        );
        setPreviewCount((count) => count + 1);
        setSkipsErrors(false);
        setStep('preview');
      }),
    confirm: () =>
      attempt(async () => {
        if (!file || !preview) return;
        const mapping = toMapping(fields, { skipInvalidRows: skipsErrors, existing, plan: preview.plan });
        setResult(await importing.mutateAsync({ file, mapping }));
        setStep('result');
      }),
    /** Begins with another file. */
    restart() {
      setFile(null);
      setFailure(null);
      setStep('file');
    },
  };
}

/** The state of an import. */
export type ImportState = ReturnType<typeof useImport>;
