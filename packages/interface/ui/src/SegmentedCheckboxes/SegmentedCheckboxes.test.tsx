import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { inForcedColors, systemColor } from '../Checkbox/forcedColors.fixture.ts';
import { SegmentedCheckboxes } from './SegmentedCheckboxes.tsx';

const items = [
  { id: 'DE', label: 'Deutschland' },
  { id: 'AU', label: 'Österreich' },
  { id: 'CH', label: 'Schweiz' },
] as const;
type Country = (typeof items)[number]['id'];

test('the segmented checkboxes conform', async () => {
  await expectConformance(
    <SegmentedCheckboxes label="Länder" items={items} selectedIds={['AU']} onChange={() => {}} />,
    { role: 'group', name: 'Länder' },
  );
});

test('any number can be on; what is chosen last comes last', async () => {
  const onChange = vi.fn<(ids: Country[]) => void>();
  function Countries() {
    const [chosen, setChosen] = useState<readonly Country[]>(['CH']);
    return (
      <SegmentedCheckboxes
        label="Länder"
        items={items}
        selectedIds={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  }
  const screen = await render(<Countries />);
  await screen.getByText('Deutschland').click();
  expect(onChange).toHaveBeenLastCalledWith(['CH', 'DE']);
  await expect.element(screen.getByRole('checkbox', { name: 'Deutschland' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Schweiz' })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab} ');
  expect(onChange).toHaveBeenLastCalledWith(['DE']);
  await expect.element(screen.getByRole('checkbox', { name: 'Schweiz' })).not.toBeChecked();
});

test('what is on belongs to the owner', async () => {
  const onChange = vi.fn<(ids: Country[]) => void>();
  const screen = await render(
    <SegmentedCheckboxes label="Länder" items={items} selectedIds={[]} onChange={onChange} />,
  );
  await screen.getByText('Schweiz').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['CH']);
  await expect.element(screen.getByRole('checkbox', { name: 'Schweiz' })).not.toBeChecked();
});

test('the ids of what is on are sent under one name; a disabled segment neither answers nor is sent', async () => {
  const onChange = vi.fn<(ids: Country[]) => void>();
  const screen = await render(
    <form aria-label="Filter">
      <SegmentedCheckboxes
        label="Länder"
        name="country"
        items={items.map((item) => ({ ...item, isDisabled: item.id === 'CH' }))}
        selectedIds={['AU', 'CH', 'DE']}
        onChange={onChange}
      />
    </form>,
  );
  expect(new FormData(screen.getByRole('form').element() as HTMLFormElement).getAll('country')).toEqual(['DE', 'AU']);
  await expect.element(screen.getByRole('checkbox', { name: 'Schweiz' })).toBeDisabled();
  await screen.getByText('Schweiz').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test('disabled as a whole, nothing answers', async () => {
  const onChange = vi.fn<(ids: Country[]) => void>();
  const screen = await render(
    <SegmentedCheckboxes label="Länder" items={items} selectedIds={['AU']} isDisabled onChange={onChange} />,
  );
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).toBeDisabled();
  await screen.getByText('Schweiz').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test('in forced colours what is on is filled', async () => {
  const screen = await render(
    <SegmentedCheckboxes label="Länder" items={items} selectedIds={['AU']} onChange={() => {}} />,
  );
  const ground = (name: string) => getComputedStyle(screen.getByText(name).element()).backgroundColor;
  await inForcedColors(() => {
    expect(ground('Österreich')).toBe(systemColor('Highlight'));
    expect(ground('Schweiz')).not.toBe(systemColor('Highlight'));
  });
});
