import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  projectShippingMutations,
  type ProjectShippingPreview,
  type ProjectShippingResult,
} from '@resonanz/api-client/projectShipping';
import { useApi } from '@resonanz/api-client/react';
import { file as fileRule } from '@resonanz/validators/file';
import { useProjectActions } from '../../useProjectActions.ts';

const spreadsheet = fileRule('spreadsheet');

/** Endings of files that can be imported. */
export const IMPORT_TYPES = ['.csv', '.xlsx'] as const;

/** The way of a file with numbers: chosen, looked at, taken over; nothing is written before `confirm`. */
export function useShippingImport(projectId: number) {
  const { errorText } = useProjectActions();
  const calls = projectShippingMutations(useApi(), useQueryClient());
  const previewing = useMutation(calls.preview());
  const importing = useMutation(calls.importFile());
  const [file, setFile] = useState<File | null>(null);
  const [carrier, setCarrier] = useState('');
  const [preview, setPreview] = useState<ProjectShippingPreview | null>(null);
  const [result, setResult] = useState<ProjectShippingResult | null>(null);
  const [skipsInvalid, setSkipsInvalid] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function attempt(call: () => Promise<void>): Promise<void> {
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return {
    step: result ? ('result' as const) : preview ? ('preview' as const) : ('file' as const),
    file,
    carrier,
    preview,
    result,
    skipsInvalid,
    failure,
    isPending: previewing.isPending || importing.isPending,
    setCarrier,
    setSkipsInvalid,
    /** Takes a file, or none; `problemText` says what its name and size show already. */
    choose(next: File | null, problemText: (code: string) => string): void {
      const problem = next && spreadsheet.validate({ name: next.name, size: next.size }).issues?.[0]?.code;
      setFile(problem ? null : next);
      setFailure(problem ? problemText(problem) : undefined);
    },
    /** Back to the file. */
    goBack(): void {
      setFailure(undefined);
      setPreview(null);
      setSkipsInvalid(false);
    },
    check: () =>
      attempt(async () => {
        if (!file) return;
        // A copy in memory: what is looked at is what is imported, even when the file on the disk changes meanwhile.
        const copy = new File([await file.arrayBuffer()], file.name, { type: file.type });
        setFile(copy);
        setPreview(await previewing.mutateAsync({ projectId, file: copy, carrier }));
      }),
    confirm: () =>
      attempt(async () => {
        if (!file || !preview) return;
        setResult(await importing.mutateAsync({ projectId, file, carrier, plan: preview.plan, skipsInvalid }));
      }),
  };
}

/** The state of an import of numbers. */
export type ShippingImport = ReturnType<typeof useShippingImport>;
