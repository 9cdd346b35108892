import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { FormPage } from './FormPage.tsx';

/** Props of {@link FormLoading}. */
export interface FormLoadingProps {
  /** What is on its way, for assistive technology. */
  label: string;
}

/** Stands where a form will be. */
export function FormLoading({ label }: FormLoadingProps) {
  return (
    <FormPage role="status" aria-label={label}>
      <Stack space={6}>
        <Skeleton width="60%" />
        <Skeleton shape="block" />
        <Skeleton width="48%" />
      </Stack>
    </FormPage>
  );
}
