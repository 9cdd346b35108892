import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Form } from '../Form/Form.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const choices = ['Deutschland', 'Österreich', 'Schweiz'].map((country) => (
  <Checkbox key={country} value={country}>
    {country}
  </Checkbox>
));

test('the checkbox group conforms', async () => {
  await expectConformance(
    <CheckboxGroup
      label="Länder"
      isRequired
      description="Wohnsitz des Creators"
      errorMessage="Bitte mindestens ein Land wählen."
    >
      {choices}
    </CheckboxGroup>,
    { role: 'group', name: 'Länder' },
  );
});

test('hint and error describe the group, every box is invalid', async () => {
  const screen = await render(
    <CheckboxGroup label="Länder" description="Wohnsitz des Creators" errorMessage="Bitte mindestens ein Land wählen.">
      {choices}
    </CheckboxGroup>,
  );
  await expect
    .element(screen.getByRole('group'))
    .toHaveAccessibleDescription('Bitte mindestens ein Land wählen. Wohnsitz des Creators');
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).toBeInvalid();
});

test('the values come in the order of choosing and belong to the owner', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const screen = await render(
    <CheckboxGroup label="Länder" value={['Schweiz']} onChange={onChange}>
      {choices}
    </CheckboxGroup>,
  );
  await screen.getByText('Deutschland').click();
  expect(onChange).toHaveBeenLastCalledWith(['Schweiz', 'Deutschland']);
  await expect.element(screen.getByRole('checkbox', { name: 'Deutschland' })).not.toBeChecked();
  await screen.getByText('Schweiz').click();
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('every value is sent under the name of the group; reset brings the first ones back', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const screen = await render(
    <form aria-label="Filter">
      <CheckboxGroup label="Länder" name="country" defaultValue={['Schweiz']} onChange={onChange}>
        {choices}
      </CheckboxGroup>
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  await screen.getByText('Deutschland').click();
  expect(new FormData(form).getAll('country')).toEqual(['Deutschland', 'Schweiz']);
  form.reset();
  await expect.element(screen.getByRole('checkbox', { name: 'Deutschland' })).not.toBeChecked();
  expect(new FormData(form).getAll('country')).toEqual(['Schweiz']);
  await screen.getByText('Österreich').click();
  expect(onChange).toHaveBeenLastCalledWith(['Schweiz', 'Österreich']);
});

test('what the server says stands there until the choice changes', async () => {
  const screen = await render(
    <Form
      aria-label="Filter"
      optionalLabel="freiwillig"
      validationErrors={{ country: 'Für dieses Land fehlt die Freigabe.' }}
    >
      <CheckboxGroup label="Länder" name="country" defaultValue={['Schweiz']}>
        {choices}
      </CheckboxGroup>
      <Button type="submit">Senden</Button>
    </Form>,
  );
  const group = screen.getByRole('group', { name: 'Länder freiwillig' });
  await expect.element(group).toHaveAccessibleDescription('Für dieses Land fehlt die Freigabe.');
  await screen.getByText('Deutschland').click();
  await expect.element(group).not.toHaveAccessibleDescription('Für dieses Land fehlt die Freigabe.');
  await expect.element(screen.getByRole('checkbox', { name: 'Deutschland' })).toBeChecked();
});

test('a disabled group sends nothing, a read-only one does', async () => {
  const group = (state: { isDisabled?: boolean; isReadOnly?: boolean }) => (
    <form aria-label="Filter">
      <CheckboxGroup label="Länder" name="country" defaultValue={['Schweiz']} {...state}>
        {choices}
      </CheckboxGroup>
    </form>
  );
  const screen = await render(group({ isDisabled: true }));
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect(new FormData(form).getAll('country')).toEqual([]);
  await screen.rerender(group({ isReadOnly: true }));
  await screen.getByText('Deutschland').click();
  expect(new FormData(form).getAll('country')).toEqual(['Schweiz']);
});
