import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ApiError, type FieldError } from './ApiError.ts';
import { type ReadVersion, useRecordSave } from './useRecordSave.ts';

interface Brand {
  readonly name: string;
  readonly brandId?: number;
  readonly updatedAt?: string;
}

const READ = { brandId: 7, updatedAt: '2026-05-04T08:00:00.000Z' };
const LATER = '2026-05-04T14:30:00.000Z';

const call = vi.fn<(brand: Brand) => Promise<string>>();
const onFault = vi.fn<(fault: FieldError) => void>();
const told = vi.fn<(saved: string | undefined) => void>();

function BrandForm({ read }: { read: ReadVersion<Brand> | undefined }) {
  const { save, stale, refusal, isPending, isSuccess } = useRecordSave<Brand, string>(
    { mutationFn: call },
    read,
    onFault,
  );
  return (
    <>
      <output>
        {isPending
          ? 'pending'
          : isSuccess
            ? 'saved'
            : stale
              ? `changed by ${stale.name} at ${stale.at}`
              : (refusal?.message ?? 'open')}
      </output>
      <button type="button" onClick={() => void save({ name: 'Lichtwerk' }).then(told)}>
        Save
      </button>
      <button type="button" onClick={stale?.onKeep}>
        Keep
      </button>
    </>
  );
}

const open = (read: ReadVersion<Brand> | undefined) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrandForm read={read} />
    </QueryClientProvider>,
  );
const press = (name: string) => page.getByRole('button', { name }).click();
const state = () => page.getByRole('status');

beforeEach(() => vi.resetAllMocks());

test.each([
  ['what is changed goes over the version that was read', READ, { name: 'Lichtwerk', ...READ }],
  ['what is new goes without a version', undefined, { name: 'Lichtwerk' }],
])('%s', async (_what, read, sent) => {
  call.mockResolvedValue('stored');
  await open(read);
  await press('Save');
  await expect.element(state()).toHaveTextContent('saved');
  expect(call.mock.calls.map(([input]) => input)).toEqual([sent]);
  expect(told).toHaveBeenCalledExactlyOnceWith('stored');
});

test('who was quicker is no refusal; the input that is kept goes over the other change', async () => {
  call.mockRejectedValue(
    new ApiError({
      kind: 'conflict',
      status: 409,
      errorKey: 'changedMeanwhile',
      data: { name: 'Emre Aksoy', at: LATER },
    }),
  );
  await open(READ);
  await press('Save');
  await expect.element(state()).toHaveTextContent(`changed by Emre Aksoy at ${LATER}`);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  await press('Keep');
  await expect.element(state()).toHaveTextContent('open');
  call.mockResolvedValue('stored');
  await press('Save');
  await expect.element(state()).toHaveTextContent('saved');
  expect(call.mock.lastCall?.[0]).toEqual({ name: 'Lichtwerk', ...READ, updatedAt: LATER });
});

test('a refusal is kept, and every fault told for its field', async () => {
  const faults = [
    { field: 'name', key: 'tooLong' },
    { field: 'contacts.0.email', key: 'emailInvalid' },
  ];
  call.mockRejectedValue(
    new ApiError({ kind: 'validation', status: 422, code: 'VALIDATION_FAILED', fieldErrors: faults }),
  );
  await open(READ);
  await press('Save');
  await expect.element(state()).toHaveTextContent('VALIDATION_FAILED');
  expect(onFault.mock.calls.map(([fault]) => fault)).toEqual(faults);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
});
