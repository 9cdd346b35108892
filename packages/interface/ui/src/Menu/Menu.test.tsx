import '@resonanz/tokens/styles';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

const trigger = <IconButton icon={DotsThreeVerticalIcon} label="Aktionen" />;
const menu = (props: Partial<MenuProps>) => <Menu label="Aktionen" trigger={trigger} sections={[]} {...props} />;

test('the menu conforms, closed and open', async () => {
  const sections = [{ id: 'all', items: [{ id: 'copy', label: 'Duplizieren' }] }];
  await expectConformance(menu({ sections }), { role: 'button', name: 'Aktionen' });
  await expectConformance(menu({ sections, isOpen: true }), { role: 'menu', name: 'Aktionen' });
});

test('the quieter line describes and is no part of the name', async () => {
  const sections = [{ id: 'all', items: [{ id: 'copy', label: 'Duplizieren', description: 'Mit allen Creators' }] }];
  const screen = await render(menu({ sections, isOpen: true }));
  const line = screen.getByRole('menuitem', { name: 'Duplizieren', exact: true });
  await expect.element(line).toHaveAccessibleDescription('Mit allen Creators');
});

test('a section of choices reports all of them in their order and keeps the menu open', async () => {
  const onSelectionChange = vi.fn<(ids: readonly string[]) => void>();
  function Columns() {
    const [selectedIds, setSelected] = useState<readonly string[]>(['b']);
    const items = [
      { id: 'a', label: 'Name' },
      { id: 'b', label: 'Plattform' },
      { id: 'c', label: 'Reichweite' },
    ];
    const choose = (ids: readonly string[]) => {
      onSelectionChange(ids);
      setSelected(ids);
    };
    return menu({ sections: [{ id: 'columns', items, selectedIds, onSelectionChange: choose }] });
  }
  const screen = await render(<Columns />);
  await screen.getByRole('button', { name: 'Aktionen' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Reichweite' }).click();
  expect(onSelectionChange).toHaveBeenLastCalledWith(['b', 'c']);
  await screen.getByRole('menuitemcheckbox', { name: 'Name' }).click();
  expect(onSelectionChange).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  await screen.getByRole('menuitemcheckbox', { name: 'Plattform' }).click();
  expect(onSelectionChange).toHaveBeenLastCalledWith(['a', 'c']);
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Plattform' })).not.toBeChecked();
});

test('a disabled line can be neither pressed nor reached', async () => {
  const onAction = vi.fn<() => void>();
  const items = [
    { id: 'copy', label: 'Duplizieren', isDisabled: true, onAction },
    { id: 'rename', label: 'Umbenennen' },
  ];
  const screen = await render(menu({ sections: [{ id: 'all', items }] }));
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Umbenennen' })).toHaveFocus();
  (screen.getByRole('menuitem', { name: 'Duplizieren' }).element() as HTMLElement).click();
  expect(onAction).not.toHaveBeenCalled();
});

test('it is no higher than 200 px and scrolls', async () => {
  const items = Array.from({ length: 30 }, (_, at) => ({ id: String(at), label: `Kampagne ${at + 1}` }));
  const screen = await render(menu({ sections: [{ id: 'all', items }], isOpen: true }));
  const list = screen.getByRole('menu').element();
  expect(list.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(200);
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
});
