import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { FieldError } from './FieldError.tsx';

function Named() {
  return (
    <div role="group" aria-label="Bild">
      <FieldError id="picture-error">Das Bild ist größer als 5 MB.</FieldError>
    </div>
  );
}

test('the error conforms', async () => {
  await expectConformance(<Named />, { role: 'group', name: 'Bild', isFocusable: false });
});

test('it describes the control that names its identifier, in words alone', async () => {
  const screen = await render(
    <>
      <input type="file" aria-label="Bild" aria-describedby="picture-error" />
      <Named />
    </>,
  );
  await expect
    .element(screen.getByLabelText('Bild', { exact: true }).first())
    .toHaveAccessibleDescription('Das Bild ist größer als 5 MB.');
});

test('a mark says without colour that something is wrong, and is not read', async () => {
  const screen = await render(<FieldError>Zu kurz.</FieldError>);
  const mark = getComputedStyle(screen.getByText('Zu kurz.').element(), '::before');
  expect(mark.borderTopWidth).toBe('7px');
  expect(mark.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(mark.content).toBe('""');
});
