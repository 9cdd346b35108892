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
const onFieldError = vi.fn<(fieldError: FieldError) => void>();
const onSaved = vi.fn<(saved: string | undefined) => void>();

function BrandForm({ read }: { read: ReadVersion<Brand> | undefined }) {
  const { save, stale, error, isPending, isSuccess } = useRecordSave<Brand, string>(
    { mutationFn: call },
    read,
    onFieldError,
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
              : (error?.message ?? 'open')}
      </output>
      <button type="button" onClick={() => void save({ name: 'Lichtwerk' }).then(onSaved)}>
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
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('stored');
});

test('a change made meanwhile is no error; the input can be saved over it', async () => {
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
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined);
  await press('Keep');
  await expect.element(state()).toHaveTextContent('open');
  call.mockResolvedValue('stored');
  await press('Save');
  await expect.element(state()).toHaveTextContent('saved');
  expect(call.mock.lastCall?.[0]).toEqual({ name: 'Lichtwerk', ...READ, updatedAt: LATER });
});

test('an error stays, and every field error is reported for its field', async () => {
  const fieldErrors = [
    { field: 'name', key: 'tooLong' },
    { field: 'contacts.0.email', key: 'emailInvalid' },
  ];
  call.mockRejectedValue(new ApiError({ kind: 'validation', status: 422, code: 'VALIDATION_FAILED', fieldErrors }));
  await open(READ);
  await press('Save');
  await expect.element(state()).toHaveTextContent('VALIDATION_FAILED');
  expect(onFieldError.mock.calls.map(([fieldError]) => fieldError)).toEqual(fieldErrors);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('a form that stays open saves again over its own change', async () => {
  const onSaved = vi.fn<(saved: { updatedAt: string } | undefined) => void>();
  const save = vi.fn<(brand: Brand) => Promise<{ updatedAt: string }>>().mockResolvedValue({ updatedAt: LATER });
  function StayingForm() {
    const record = useRecordSave<Brand, { updatedAt: string }>({ mutationFn: save }, READ, onFieldError);
    return (
      <button type="button" onClick={() => void record.save({ name: 'Lichtwerk' }).then(onSaved)}>
        Save
      </button>
    );
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <StayingForm />
    </QueryClientProvider>,
  );
  await press('Save');
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await press('Save');
  await expect.poll(() => save.mock.calls.map(([brand]) => brand.updatedAt)).toEqual([READ.updatedAt, LATER]);
});
