import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

type DemoProps = Pick<DrawerProps, 'placement' | 'width'> & { title?: string; lines?: string };

function Demo({ title = 'Filter', lines = 'Kategorie', ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filter</Button>
      <Drawer
        {...props}
        title={title}
        closeLabel="Schließen"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button>Zurücksetzen</Button>
            <Button variant="solid" onPress={() => setOpen(false)}>
              Anwenden
            </Button>
          </>
        }
      >
        <Stack space={4}>
          {Array.from({ length: 30 }, (_, at) => (
            <Checkbox key={at}>
              {lines} {at + 1}
            </Checkbox>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

const meta = { title: 'UI/Overlays/Drawer', component: Demo, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Demo
>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  await screen.findByRole('dialog', { name: 'Filter' });
};

export const End: Story = { play: open };
export const Start: Story = { args: { placement: 'start' }, play: open };
export const Wide: Story = { args: { width: 'wide' }, play: open };
export const Bottom: Story = { args: { placement: 'bottom' }, play: open };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filter' });
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Schließen');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The title and the lines wrap; the cross keeps its place. */
export const LongWords: Story = {
  args: {
    title: 'Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen',
    lines: 'Zusammenarbeits\u00adanfragen\u00adbenachrichtigung',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth));
  },
};
