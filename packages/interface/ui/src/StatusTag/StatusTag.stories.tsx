import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusTag, type StatusMark, type StatusTone } from './StatusTag.tsx';

const texts = storyWords({
  booked: ['Gebucht', 'Booked'],
  paused: ['Pausiert', 'Paused'],
  unqualified: ['Unqualifiziert', 'Unqualified'],
  archived: ['Archiviert', 'Archived'],
  submitted: ['Eingereicht', 'Submitted'],
  waitingList: ['Warteliste', 'Waiting list'],
  sent: ['Gesendet', 'Sent'],
  approved: ['Freigegeben', 'Approved'],
  active: ['Aktiv', 'Active'],
  declined: ['Abgelehnt', 'Declined'],
  deactivated: ['Deaktiviert', 'Deactivated'],
  notStarted: ['Nicht begonnen', 'Not started'],
  inProgress: ['In Arbeit', 'In progress'],
  fixed: ['Festgelegt', 'Fixed'],
  completed: ['Abgeschlossen', 'Completed'],
  notificationSettingsOutstanding: [
    'Benachrichtigungs\u00adeinstellungen ausstehend',
    'Notification settings outstanding',
  ],
  comparisonOfAverageRatings: ['Durchschnittsbewertungsabgleich', 'Comparison of average ratings'],
});

const meta = {
  title: 'UI/Content/StatusTag',
  component: StatusTag,
  args: { tone: 'green', label: texts.booked },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const rows: [StatusTone, [string, StatusMark][]][] = [
  [
    'gray',
    [
      [shared.open, 'hollow'],
      [texts.paused, 'half'],
      [texts.unqualified, 'dot'],
      [texts.archived, 'square'],
    ],
  ],
  [
    'yellow',
    [
      [texts.submitted, 'half'],
      [texts.waitingList, 'dot'],
    ],
  ],
  [
    'blue',
    [
      [texts.sent, 'half'],
      [texts.approved, 'dot'],
    ],
  ],
  [
    'green',
    [
      [texts.active, 'dot'],
      ['Online', 'square'],
    ],
  ],
  [
    'red',
    [
      [texts.declined, 'dot'],
      [texts.deactivated, 'square'],
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
  ['hollow', texts.notStarted],
  ['half', texts.inProgress],
  ['dot', texts.fixed],
  ['square', texts.completed],
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
        <StatusTag tone="yellow" mark="half" label={texts.notificationSettingsOutstanding} />
        <StatusTag tone="red" label={texts.comparisonOfAverageRatings} />
      </Stack>
    </div>
  ),
};
