import '@resonanz/tokens/styles';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { Select, type SelectProps } from './Select.tsx';

const items = ['Baden-Württemberg', 'Bayern', 'Berlin', 'Neu Isenburg', 'Neu Ulm', 'Österreich'].map((label, id) => ({
  id,
  label,
}));

function Regions({ selectedId: first, onSelectionChange, ...props }: Partial<SelectProps<number>>) {
  const [selectedId, setSelectedId] = useState<number | null>(first ?? null);
  return (
    <Select
      label="Region"
      items={items}
      {...props}
      selectedId={selectedId}
      onSelectionChange={(id) => {
        setSelectedId(id);
        onSelectionChange?.(id);
      }}
    />
  );
}

test('the select conforms', async () => {
  await expectConformance(<Regions selectedId={1} isRequired errorMessage="Bitte wählen Sie eine Region." />, {
    role: 'combobox',
    name: 'Region Bayern',
  });
});

test('the chosen value is sent under its name; a disabled one is not', async () => {
  const valueOf = (form: Element) => new FormData(form as HTMLFormElement).get('region');
  const form = (isDisabled: boolean) => (
    <form aria-label="Standort">
      <Regions name="region" isDisabled={isDisabled} />
    </form>
  );
  const screen = await render(form(false));
  const element = screen.getByRole('form').element();
  expect(valueOf(element)).toBe('');
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Berlin' }).click();
  expect(valueOf(element)).toBe('2');
  await screen.rerender(form(true));
  expect(valueOf(element)).toBeNull();
});

test('what the server says stands there until another option is chosen', async () => {
  const screen = await render(
    <Form aria-label="Standort" validationErrors={{ region: 'Diese Region ist belegt.' }}>
      <Regions name="region" selectedId={1} />
    </Form>,
  );
  const control = screen.getByRole('combobox');
  await expect.element(control).toHaveAccessibleDescription('Diese Region ist belegt.');
  await expect.element(control).toBeInvalid();
  await control.click();
  await screen.getByRole('option', { name: 'Berlin' }).click();
  await expect.element(control).not.toBeInvalid();
});

test('the same letter goes on to the next option, letters in a row make a word with spaces', async () => {
  const onSelectionChange = vi.fn<(id: number) => void>();
  const screen = await render(<Regions selectedId={0} onSelectionChange={onSelectionChange} />);
  const control = screen.getByRole('combobox').element();
  const active = () => document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{Tab}b');
  await expect.poll(active).toBe('Bayern');
  await userEvent.keyboard('b');
  await expect.poll(active).toBe('Berlin');
  await userEvent.keyboard('b');
  await expect.poll(active).toBe('Baden-Württemberg');
  await userEvent.keyboard('{Escape}');
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test('a space within a word neither chooses nor closes', async () => {
  const screen = await render(<Regions />);
  const control = screen.getByRole('combobox').element();
  const active = () => document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{Tab}neu u');
  await expect.poll(active).toBe('Neu Ulm');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Region Neu Ulm' })).toHaveFocus();
});

test('choosing what is chosen closes without a call', async () => {
  const onSelectionChange = vi.fn<(id: number) => void>();
  const screen = await render(<Regions selectedId={1} onSelectionChange={onSelectionChange} />);
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Bayern' }).click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test('the ref is the button', async () => {
  const ref = createRef<HTMLButtonElement>();
  await render(<Regions ref={ref} />);
  expect(ref.current?.getAttribute('role')).toBe('combobox');
});
