import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusTag, type StatusMark, type StatusTone } from './StatusTag.tsx';

const meta = {
  title: 'UI/Content/StatusTag',
  component: StatusTag,
  args: { tone: 'green', label: 'Gebucht' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const rows: [StatusTone, [string, StatusMark][]][] = [
  [
    'gray',
    [
      ['Offen', 'hollow'],
      ['Pausiert', 'half'],
      ['Unqualifiziert', 'dot'],
      ['Archiviert', 'square'],
    ],
  ],
  [
    'yellow',
    [
      ['Eingereicht', 'half'],
      ['Warteliste', 'dot'],
    ],
  ],
  [
    'blue',
    [
      ['Gesendet', 'half'],
      ['Freigegeben', 'dot'],
    ],
  ],
  [
    'green',
    [
      ['Aktiv', 'dot'],
      ['Online', 'square'],
    ],
  ],
  [
    'red',
    [
      ['Abgelehnt', 'dot'],
      ['Deaktiviert', 'square'],
    ],
  ],
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

const phases: [StatusMark, string][] = [
  ['hollow', 'Nicht begonnen'],
  ['half', 'In Arbeit'],
  ['dot', 'Festgelegt'],
  ['square', 'Abgeschlossen'],
];

/** Every colour can carry every mark: a list decides for itself how far its red goes. */
export const ColoursAndMarks: Story = {
  render: () => (
    <Stack>
      {rows.map(([tone]) => (
        <Inline key={tone}>
          {phases.map(([mark, label]) => (
            <StatusTag key={mark} tone={tone} mark={mark} label={label} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Where there is less room than the words need they break, and never lose their end. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 120 }}>
      <Stack align="start">
        <StatusTag tone="yellow" mark="half" label={'Benachrichtigungs\u00adeinstellungen ausstehend'} />
        <StatusTag tone="red" label="Durchschnittsbewertungsabgleich" />
      </Stack>
    </div>
  ),
};
