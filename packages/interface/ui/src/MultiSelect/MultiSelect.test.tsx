import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const items = ['Beauty', 'Ernährung', 'Familie', 'Reisen'].map((label, id) => ({ id, label }));

interface CategoriesProps {
  selectedIds?: readonly number[];
  onSelectionChange?: (ids: number[]) => void;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

function Categories({ selectedIds: first = [], onSelectionChange, ...props }: CategoriesProps) {
  const [selectedIds, setSelectedIds] = useState(first);
  return (
    <MultiSelect
      label="Kategorien"
      items={items}
      placeholder="Kategorie hinzufügen"
      openLabel="Kategorien zeigen"
      emptyMessage="Keine Daten vorhanden"
      removeLabel={(label) => `${label} entfernen`}
      {...props}
      selectedIds={selectedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        onSelectionChange?.(ids);
      }}
    />
  );
}

test('the multi-select conforms', async () => {
  await expectConformance(<Categories selectedIds={[0, 3]} />, { role: 'combobox', name: 'Kategorien' });
});

test('every chosen value is sent under the same name, in the order of choosing; disabled ones are not', async () => {
  const valuesOf = (form: Element) => new FormData(form as HTMLFormElement).getAll('category');
  const form = (isDisabled: boolean) => (
    <form aria-label="Profil">
      <Categories name="category" selectedIds={[3]} isDisabled={isDisabled} />
    </form>
  );
  const screen = await render(form(false));
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Beauty' }).click();
  expect(valuesOf(screen.getByRole('form').element())).toEqual(['3', '0']);
  await screen.rerender(form(true));
  expect(valuesOf(screen.getByRole('form').element())).toEqual([]);
});

test('what the server says stands there until the choice changes', async () => {
  const screen = await render(
    <Form aria-label="Profil" validationErrors={{ category: 'Bitte höchstens zwei Kategorien wählen.' }}>
      <Categories name="category" selectedIds={[0, 1, 2]} />
    </Form>,
  );
  const field = screen.getByRole('combobox');
  await expect.element(field).toHaveAccessibleDescription('Bitte höchstens zwei Kategorien wählen.');
  await screen.getByRole('button', { name: 'Beauty entfernen' }).click();
  await expect.element(field).not.toBeInvalid();
});

test('Enter after a search chooses once; Enter again does not take away what stands in its place', async () => {
  const onSelectionChange = vi.fn<(ids: number[]) => void>();
  const screen = await render(<Categories selectedIds={[0]} onSelectionChange={onSelectionChange} />);
  await screen.getByRole('combobox').fill('rei');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith([0, 3]);
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

test('an arrow key goes on from the option that was chosen by hand', async () => {
  const onSelectionChange = vi.fn<(ids: number[]) => void>();
  const screen = await render(<Categories onSelectionChange={onSelectionChange} />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  expect(onSelectionChange).toHaveBeenLastCalledWith([0, 1]);
});

test('a chosen option that is not in the list keeps its place under its id', async () => {
  const screen = await render(<Categories selectedIds={[0, 99]} />);
  await expect.element(screen.getByRole('row', { name: /99/ })).toBeVisible();
});

test('read-only, the chips are a list and nothing opens', async () => {
  const onSelectionChange = vi.fn<(ids: number[]) => void>();
  const screen = await render(<Categories selectedIds={[0, 3]} isReadOnly onSelectionChange={onSelectionChange} />);
  await expect.element(screen.getByRole('list', { name: 'Kategorien' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Beauty entfernen' }).query()).toBeNull();
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown}{Backspace}');
  expect(screen.getByRole('listbox').query()).toBeNull();
  expect(onSelectionChange).not.toHaveBeenCalled();
});
