import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SegmentedCheckboxes } from './SegmentedCheckboxes.tsx';

const items = [
  { id: 'DE', label: 'Deutschland' },
  { id: 'AU', label: 'Österreich' },
  { id: 'CH', label: 'Schweiz' },
] as const;
type Country = (typeof items)[number]['id'];

test('the segmented checkboxes conform', async () => {
  await expectConformance(<SegmentedCheckboxes label="Länder" items={items} selectedIds={['AU']} onChange={() => {}} />, { role: 'group', name: 'Länder' });
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
  const screen = await render(<SegmentedCheckboxes label="Länder" items={items} selectedIds={[]} onChange={onChange} />);
  await screen.getByText('Schweiz').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['CH']);
  await expect.element(screen.getByRole('checkbox', { name: 'Schweiz' })).not.toBeChecked();
});
