import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Columns } from './Columns.tsx';

const items = ['Eins', 'Zwei', 'Drei', 'Vier'].map((word) => (
  <Box key={word} padding={5} border="all" surface="base">
    {word}
  </Box>
));

const meta = {
  title: 'UI/Layout/Columns',
  component: Columns,
  args: { children: items },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Three: Story = { args: { template: 3 } };

export const Proportion: Story = { args: { template: '2:1' } };

/** Long words wrap. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Columns {...args}>
        <span>{'Benachrichtigungs\u00adeinstellungen der Selbstbedienungs\u00adkampagnen'}</span>
        <span>Marken</span>
      </Columns>
    </div>
  ),
};
