import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Spread } from '../Spread/Spread.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Popover } from './Popover.tsx';

const regions = [
  { id: 'DE', label: 'Deutschland' },
  { id: 'AT', label: 'Österreich' },
  { id: 'CH', label: 'Schweiz' },
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
        Merkliste
      </Button>
      <Button ref={menuRef} aria-expanded={open === 'menu'} aria-haspopup="dialog" onPress={() => toggle('menu')}>
        Nutzermenü
      </Button>
      <Popover
        label="Merkliste"
        width="watchList"
        placement="bottom start"
        isOpen={open === 'list'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'list' : null)}
        triggerRef={listRef}
      >
        <div style={{ padding: 16 }}>
          <Stack space={5}>
            <Button>Exposé herunterladen</Button>
            <Button variant="solid">Zur Kampagne hinzufügen</Button>
          </Stack>
        </div>
      </Popover>
      <Popover
        label="Nutzermenü"
        width="menu"
        isOpen={open === 'menu'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'menu' : null)}
        triggerRef={menuRef}
      >
        <div style={{ padding: 16 }}>
          <Select label="Standardregion" items={regions} selectedId={region} onSelectionChange={setRegion} />
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
    const list = canvas.getByRole('button', { name: 'Merkliste' });
    const menu = canvas.getByRole('button', { name: 'Nutzermenü' });
    await userEvent.click(list);
    await screen.findByRole('dialog', { name: 'Merkliste' });
    await userEvent.click(menu);
    await screen.findByRole('dialog', { name: 'Nutzermenü' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Merkliste' })).toBeNull());
    await userEvent.click(menu);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(menu);
    await screen.findByRole('dialog', { name: 'Nutzermenü' });
  },
};

/** Focus goes in; Escape closes and leads back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('button', { name: 'Merkliste' });
    list.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Merkliste' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Exposé herunterladen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(list).toHaveFocus());
  },
};

/** A list opened in the panel belongs to it: choosing there doesn't close the panel. */
export const SelectInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nutzermenü' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Standardregion/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Schweiz' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nutzermenü' })).toBeVisible());
    await expect(screen.getByRole('combobox', { name: /Standardregion/ })).toHaveTextContent('Schweiz');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
