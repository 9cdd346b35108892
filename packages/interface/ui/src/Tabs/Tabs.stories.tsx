import { useHeld } from '@resonanz/testing/held';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

type Stage = 'acquisition' | 'interested' | 'campaign' | 'archive';

function Demo({ onSelectionChange, ...props }: Omit<TabsProps<Stage>, 'selectedId' | 'children'>) {
  const [stage, setStage] = useHeld<Stage>('campaign', onSelectionChange);
  return (
    <Tabs {...props} selectedId={stage} onSelectionChange={setStage}>
      <Text>Inhalt von {stage}</Text>
    </Tabs>
  );
}

const meta = {
  title: 'UI/Tabs',
  component: Demo,
  args: {
    label: 'Phasen',
    items: [
      { id: 'acquisition', label: 'Akquise', count: 24, countLabel: '24 Creator' },
      { id: 'interested', label: 'Interessenten', count: 11, countLabel: '11 Creator' },
      { id: 'campaign', label: 'Kampagne', count: 13, countLabel: '13 Creator' },
      { id: 'archive', label: 'Archiv', isDisabled: true },
    ],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounters: Story = {};

export const WithControls: Story = {
  args: { end: <SearchField label="Creator suchen" hidesLabel placeholder="Creator suchen" clearLabel="Leeren" /> },
};

/** Arrow keys only move focus; Enter chooses, because a panel may have to be fetched. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Kampagne 13 Creator' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Interessenten 11 Creator' })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('interested');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Inhalt von interested');
  },
};
