import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { inForcedColors, settled, systemColor } from '../Checkbox/forcedColors.fixture.ts';
import { Form } from '../Form/Form.tsx';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const choices = ['Newsletter', 'Telefon', 'Brief'].map((channel) => (
  <Radio key={channel} value={channel.toLowerCase()}>
    {channel}
  </Radio>
));

test('the radio group conforms', async () => {
  await expectConformance(
    <RadioGroup label="Kontakt" isRequired description="So melden wir uns." errorMessage="Bitte wählen Sie einen Weg.">
      {choices}
    </RadioGroup>,
    { role: 'radiogroup', name: 'Kontakt' },
  );
});

test('it says that it is required, invalid, and why', async () => {
  const screen = await render(
    <RadioGroup label="Kontakt" isRequired description="So melden wir uns." errorMessage="Bitte wählen Sie einen Weg.">
      {choices}
    </RadioGroup>,
  );
  const group = screen.getByRole('radiogroup');
  await expect.element(group).toHaveAccessibleDescription('Bitte wählen Sie einen Weg. So melden wir uns.');
  await expect.element(group).toBeInvalid();
  await expect.element(group).toBeRequired();
});

test('the choice belongs to the owner, who may take it back with null', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const group = (value: string | null) => (
    <RadioGroup label="Kontakt" value={value} onChange={onChange}>
      {choices}
    </RadioGroup>
  );
  const screen = await render(group('brief'));
  await screen.getByText('Telefon').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('telefon');
  await expect.element(screen.getByRole('radio', { name: 'Brief' })).toBeChecked();
  await screen.rerender(group(null));
  for (const radio of screen.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
});

test('two groups without a name keep apart', async () => {
  const screen = await render(
    <>
      <RadioGroup label="Kontakt" defaultValue="brief">
        {choices}
      </RadioGroup>
      <RadioGroup label="Ersatz" defaultValue="telefon">
        {choices}
      </RadioGroup>
    </>,
  );
  await screen.getByRole('radiogroup', { name: 'Ersatz' }).getByText('Newsletter').click();
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Kontakt' }).getByRole('radio', { name: 'Brief' }))
    .toBeChecked();
});

test('the value is sent under the name of the group; reset brings the first one back', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <form aria-label="Profil">
      <RadioGroup label="Kontakt" name="contact" defaultValue="brief" onChange={onChange}>
        {choices}
      </RadioGroup>
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  await screen.getByText('Telefon').click();
  expect(new FormData(form).get('contact')).toBe('telefon');
  form.reset();
  await expect.element(screen.getByRole('radio', { name: 'Brief' })).toBeChecked();
  expect(new FormData(form).get('contact')).toBe('brief');
  await screen.getByText('Telefon').click();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('what the server says stands there until the choice changes', async () => {
  const screen = await render(
    <Form aria-label="Profil" validationErrors={{ contact: 'Für diesen Weg fehlt die Nummer.' }}>
      <RadioGroup label="Kontakt" name="contact" defaultValue="telefon" isRequired>
        {choices}
      </RadioGroup>
    </Form>,
  );
  const group = screen.getByRole('radiogroup');
  await expect.element(group).toHaveAccessibleDescription('Für diesen Weg fehlt die Nummer.');
  await screen.getByText('Brief').click();
  await expect.element(group).not.toBeInvalid();
});

test('read-only, neither pointer nor arrow keys change the value, and it answers again afterwards', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const group = (isReadOnly: boolean) => (
    <form aria-label="Profil">
      <RadioGroup label="Kontakt" name="contact" defaultValue="brief" isReadOnly={isReadOnly} onChange={onChange}>
        {choices}
      </RadioGroup>
    </form>
  );
  const screen = await render(group(true));
  await screen.getByText('Telefon').click();
  await userEvent.keyboard('{ArrowUp}');
  expect(new FormData(screen.getByRole('form').element() as HTMLFormElement).get('contact')).toBe('brief');
  expect(onChange).not.toHaveBeenCalled();
  await screen.rerender(group(false));
  await screen.getByText('Telefon').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('telefon');
});

test('in forced colours the chosen one has a thick edge in the system’s colour, also under the pointer', async () => {
  const screen = await render(
    <RadioGroup label="Kontakt" defaultValue="brief">
      {choices}
    </RadioGroup>,
  );
  const edge = (name: string) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(screen.getByRole('radio', { name }).element());
    return { borderTopWidth, borderTopColor };
  };
  await inForcedColors(async () => {
    const chosen = { borderTopWidth: '5px', borderTopColor: systemColor('Highlight') };
    expect(edge('Brief')).toEqual(chosen);
    await screen.getByText('Brief').hover();
    await settled();
    expect(edge('Brief')).toEqual(chosen);
    expect(edge('Telefon').borderTopWidth).toBe('1px');
  });
});
