import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Spread } from '../Spread/Spread.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Popover } from './Popover.tsx';

const words = storyWords({
  userMenu: ['Nutzermenü', 'User menu'],
  downloadExpose: ['Exposé herunterladen', 'Download exposé'],
  defaultRegion: ['Standardregion', 'Default region'],
});

const regions = [
  { id: 'DE', label: shared.germany },
  { id: 'AT', label: shared.austria },
  { id: 'CH', label: shared.switzerland },
];

function Demo() {
  const [open, setOpen] = useState<'list' | 'menu' | null>(null);
  const [region, setRegion] = useState('DE');
  const listRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLButtonElement>(null);
  const toggle = (name: 'list' | 'menu') => setOpen(open === name ? null : name);
  return (
    <Spread>
      <Button ref={listRef} aria-expanded={open === 'list'} aria-haspopup="dialog" onPress={() => toggle('list')}>
        {shared.watchList}
      </Button>
      <Button ref={menuRef} aria-expanded={open === 'menu'} aria-haspopup="dialog" onPress={() => toggle('menu')}>
        {words.userMenu}
      </Button>
      <Popover
        label={shared.watchList}
        width="watchList"
        placement="bottom start"
        isOpen={open === 'list'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'list' : null)}
        triggerRef={listRef}
      >
        <div style={{ padding: 16 }}>
          <Stack space={5}>
            <Button>{words.downloadExpose}</Button>
            <Button variant="solid">{shared.addToCampaign}</Button>
          </Stack>
        </div>
      </Popover>
      <Popover
        label={words.userMenu}
        width="menu"
        isOpen={open === 'menu'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'menu' : null)}
        triggerRef={menuRef}
      >
        <div style={{ padding: 16 }}>
          <Select label={words.defaultRegion} items={regions} selectedId={region} onSelectionChange={setRegion} />
        </div>
      </Popover>
    </Spread>
  );
}

const meta = { title: 'UI/Overlays/Popover', component: Demo } satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press is enough to go from one panel to another. */
export const Panels: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('button', { name: shared.watchList });
    const menu = canvas.getByRole('button', { name: words.userMenu });
    await userEvent.click(list);
    await screen.findByRole('dialog', { name: shared.watchList });
    await userEvent.click(menu);
    await screen.findByRole('dialog', { name: words.userMenu });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: shared.watchList })).toBeNull());
    await userEvent.click(menu);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(menu);
    await screen.findByRole('dialog', { name: words.userMenu });
  },
};

/** Focus goes in; Escape closes and leads back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('button', { name: shared.watchList });
    list.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: shared.watchList });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: words.downloadExpose })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(list).toHaveFocus());
  },
};

/** A list opened in the panel belongs to it: choosing there doesn't close the panel. */
export const SelectInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.userMenu }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Standardregion/ }));
    await userEvent.click(await screen.findByRole('option', { name: shared.switzerland }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: words.userMenu })).toBeVisible());
    await expect(screen.getByRole('combobox', { name: /Standardregion/ })).toHaveTextContent(shared.switzerland);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
