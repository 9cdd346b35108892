import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const words = storyWords({
  filters: ['Filter', 'Filters'],
  category: ['Kategorie', 'Category'],
  reset: ['Zurücksetzen', 'Reset'],
  apply: ['Anwenden', 'Apply'],
  notificationSettingsOfThe: [
    'Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen',
    'Notification settings of the cooperation requests',
  ],
  notificationOfCooperationRequests: [
    'Zusammenarbeits\u00adanfragen\u00adbenachrichtigung',
    'Notification of cooperation requests',
  ],
});

type DemoProps = Pick<DrawerProps, 'placement' | 'width'> & { title?: string; lines?: string };

function Demo({ title = words.filters, lines = words.category, ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.filters}</Button>
      <Drawer
        {...props}
        title={title}
        closeLabel={shared.close}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button>{words.reset}</Button>
            <Button variant="solid" onPress={() => setOpen(false)}>
              {words.apply}
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
  await userEvent.click(canvas.getByRole('button', { name: words.filters }));
  await screen.findByRole('dialog', { name: words.filters });
};

export const End: Story = { play: open };
export const Start: Story = { args: { placement: 'start' }, play: open };
export const Wide: Story = { args: { width: 'wide' }, play: open };
export const Bottom: Story = { args: { placement: 'bottom' }, play: open };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: words.filters });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: words.filters });
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(shared.close);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The title and the lines wrap; the cross keeps its place. */
export const LongWords: Story = {
  args: {
    title: words.notificationSettingsOfThe,
    lines: words.notificationOfCooperationRequests,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.filters }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth));
  },
};
