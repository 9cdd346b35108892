import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

async function show(values: Partial<PictureFieldProps> = {}) {
  const onChoose = vi.fn<(picture: File | null) => void>();
  const onRemove = vi.fn<() => void>();
  await render(
    <LanguageProvider language="de">
      <PictureField
        label="Logo"
        name="logo"
        initials="LN"
        stored={null}
        chosen={null}
        onChoose={onChoose}
        onRemove={onRemove}
        {...values}
      />
    </LanguageProvider>,
  );
  return { onChoose, onRemove };
}

const input = () => page.getByRole('group', { name: /^Logo/ }).getByLabelText(/^Logo/);

test('a picture is handed over; another kind of file is rejected with the reason', async () => {
  const { onChoose } = await show();
  await userEvent.upload(input(), new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }));
  await expect
    .element(page.getByText('Bilder müssen .png, .jpg oder .jpeg und höchstens 10 MB groß sein.').first())
    .toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.upload(input(), new File(['\x89PNG'], 'logo.png', { type: 'image/png' }));
  expect(onChoose.mock.calls.map(([picture]) => picture?.name)).toEqual(['logo.png']);
});

test('a chosen picture is given up again; while there is one, the stored picture cannot be removed', async () => {
  const { onChoose } = await show({
    stored: '/media/alt.png',
    chosen: new File(['\x89PNG'], 'neu.png', { type: 'image/png' }),
  });
  await expect.element(page.getByRole('button', { name: 'Bild entfernen' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'neu.png wieder entfernen' }).click();
  expect(onChoose).toHaveBeenCalledWith(null);
});

test('by keyboard: a stored picture is taken away', async () => {
  const { onRemove } = await show({ stored: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E' });
  const remove = page.getByRole('button', { name: 'Bild entfernen' });
  await focusOn(remove);
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
});
