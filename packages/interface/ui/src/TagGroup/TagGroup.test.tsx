import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { TagGroup } from './TagGroup.tsx';

const items = [
  { id: 'beauty', label: 'Beauty' },
  { id: 'food', label: 'Ernährung', isDisabled: true },
  { id: 'travel', label: 'Reisen' },
];

test('the tag group conforms', async () => {
  await expectConformance(
    <TagGroup label="Kategorien" items={items} onRemove={() => {}} removeLabel={(name) => `${name} entfernen`} />,
    {
      role: 'grid',
      name: 'Kategorien',
    },
  );
});

test('a disabled tag is neither taken away nor chosen', async () => {
  const onRemove = vi.fn<(id: string) => void>();
  const onSelectionChange = vi.fn<(ids: string[]) => void>();
  await render(
    <TagGroup
      label="Kategorien"
      items={items}
      onRemove={onRemove}
      removeLabel={(name) => `${name} entfernen`}
      selectionMode="multiple"
      selectedIds={[]}
      onSelectionChange={onSelectionChange}
    />,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}{Delete} ');
  expect(onRemove).not.toHaveBeenCalled();
  expect(onSelectionChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight} {Delete}');
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['travel']);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('travel');
});

test('the cross takes away and does not choose; one choice replaces the other', async () => {
  const onRemove = vi.fn<(id: string) => void>();
  const onSelectionChange = vi.fn<(ids: string[]) => void>();
  const screen = await render(
    <TagGroup
      label="Kategorien"
      items={items}
      onRemove={onRemove}
      removeLabel={(name) => `${name} entfernen`}
      selectionMode="single"
      selectedIds={['travel']}
      onSelectionChange={onSelectionChange}
    />,
  );
  await screen.getByRole('button', { name: 'Beauty entfernen' }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('beauty');
  expect(onSelectionChange).not.toHaveBeenCalled();
  await screen.getByText('Beauty').click();
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['beauty']);
});
