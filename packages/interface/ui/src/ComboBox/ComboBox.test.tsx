import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { ComboBox } from './ComboBox.tsx';

const items = ['Alpha', 'Beta', 'Gamma'].map((label, id) => ({ id, label }));
const words = { label: 'Kampagne', openLabel: 'Zeigen', emptyMessage: 'Keine Daten vorhanden' };

test('the combo box conforms', async () => {
  await expectConformance(
    <ComboBox
      {...words}
      items={items}
      selectedId={1}
      onSelectionChange={() => {}}
      isRequired
      errorMessage="Bitte wählen."
    />,
    {
      role: 'combobox',
      name: 'Kampagne',
    },
  );
});

test('Enter in the open list chooses and does not send the form; the value is sent under its name', async () => {
  const onSubmit = vi.fn<(value: FormDataEntryValue | null) => void>();
  function Form() {
    const [id, setId] = useState<number | null>(null);
    return (
      <form
        aria-label="Formular"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('campaign'));
        }}
      >
        <ComboBox {...words} name="campaign" items={items} selectedId={id} onSelectionChange={setId} />
      </form>
    );
  }
  const screen = await render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Kampagne' });
  await field.fill('ga');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('Gamma');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('2');
});

test('what was typed without choosing is dropped when focus leaves', async () => {
  const onSelectionChange = vi.fn<(id: number | null) => void>();
  const screen = await render(
    <>
      <ComboBox {...words} items={items} selectedId={1} onSelectionChange={onSelectionChange} />
      <button type="button">Weiter</button>
    </>,
  );
  const field = screen.getByRole('combobox', { name: 'Kampagne' });
  await field.fill('al');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('Beta');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test('options that arrive while the list is open can be chosen', async () => {
  const onSelectionChange = vi.fn<(id: number | null) => void>();
  const select = (isLoading: boolean) => (
    <ComboBox
      {...words}
      items={isLoading ? [] : items}
      isLoading={isLoading}
      loadingLabel="Lädt"
      selectedId={null}
      onSelectionChange={onSelectionChange}
    />
  );
  const screen = await render(select(true));
  await screen.getByRole('combobox', { name: 'Kampagne' }).click();
  await expect.element(screen.getByText('Lädt')).toBeVisible();
  await screen.rerender(select(false));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelectionChange).toHaveBeenCalledWith(1);
});

test('the scrolled-away active row stays in the document for assistive technology', async () => {
  const many = Array.from({ length: 5000 }, (_, id) => ({ id, label: `Zeile ${id}` }));
  const screen = await render(
    <ComboBox {...words} items={many} order="given" selectedId={null} onSelectionChange={() => {}} />,
  );
  const field = screen.getByRole('combobox', { name: 'Kampagne' });
  await field.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const list = screen.getByRole('listbox').element();
  list.scrollTop = 31 * 3000;
  await expect.element(screen.getByRole('option', { name: 'Zeile 3001' })).toBeInTheDocument();
  const activeId = field.element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(activeId)?.textContent).toBe('Zeile 1');
});
