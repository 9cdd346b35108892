import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { TextField } from '@resonanz/ui/TextField';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

async function show(values: Partial<FormDialogProps> = {}) {
  const calls = { onSubmit: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  await render(
    <LanguageProvider language="de">
      <FormDialog title="Lena Hartwig sperren" confirmLabel="Sperren" isPending={false} {...calls} {...values}>
        <TextField label="Grund" name="reason" />
      </FormDialog>
    </LanguageProvider>,
  );
  return calls;
}

const dialog = page.getByRole('dialog', { name: 'Lena Hartwig sperren' });
const confirm = dialog.getByRole('button', { name: 'Sperren', exact: true });

test('the button and Enter send the form, which is named after the dialog', async () => {
  const { onSubmit, onClose } = await show();
  await expect.element(dialog.getByRole('form', { name: 'Lena Hartwig sperren' })).toBeVisible();
  await confirm.click();
  expect(onSubmit).toHaveBeenCalledOnce();
  await dialog.getByRole('textbox', { name: 'Grund' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['"Abbrechen"', () => dialog.getByRole('button', { name: 'Abbrechen' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s leaves without sending', async (_, leave) => {
  const { onSubmit, onClose } = await show();
  await expect.element(confirm).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await leave();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is incomplete is not sent, neither by the button nor by Enter', async () => {
  const { onSubmit } = await show({ isIncomplete: true });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Grund' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the server rejects stands at its field', async () => {
  await show({ validationErrors: { reason: 'Bitte nennen Sie einen Grund.' }, formLabel: 'Sperren' });
  await expect
    .element(dialog.getByRole('form', { name: 'Sperren' }).getByText('Bitte nennen Sie einen Grund.'))
    .toBeVisible();
});
