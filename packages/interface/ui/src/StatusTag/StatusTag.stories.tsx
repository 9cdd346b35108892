import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusTag, type StatusMark, type StatusTone } from './StatusTag.tsx';

const meta = { title: 'UI/StatusTag', component: StatusTag, args: { tone: 'green', label: 'Gebucht' } } satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const rows: [StatusTone, [string, StatusMark][]][] = [
  ['gray', [['Offen', 'hollow'], ['Pausiert', 'half'], ['Unqualifiziert', 'dot'], ['Archiviert', 'square']]],
  ['yellow', [['Eingereicht', 'half'], ['Warteliste', 'dot']]],
  ['blue', [['Gesendet', 'half'], ['Freigegeben', 'dot']]],
  ['green', [['Aktiv', 'dot'], ['Online', 'square']]],
  ['red', [['Abgelehnt', 'dot'], ['Deaktiviert', 'square']]],
];

export const Meanings: Story = {
  render: () => (
    <Stack>
      {rows.map(([tone, tags]) => (
        <Inline key={tone}>
          {tags.map(([label, mark]) => (
            <StatusTag key={label} tone={tone} mark={mark} label={label} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
