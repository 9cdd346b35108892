import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { Agenda } from './Agenda.tsx';
import type { AgendaProps } from './AgendaProps.ts';
import type { AgendaEvent } from './model.ts';
import { busyEvents, englishLabels, events, kinds, labels, now } from './sampleAgenda.fixture.ts';

const texts = storyWords({
  editorialCalendar: ['Redaktionskalender', 'Editorial calendar'],
  kickOffNordkaffeeAppointment: [
    'Kick-off Nordkaffee, Termin, Dienstag, 3. November 2026, 10:00–11:00 Uhr',
    'Kick-off Nordkaffee, appointment, Tuesday, 3 November 2026, 10:00–11:00',
  ],
  agreementOnTheNotification: [
    'Abstimmung der Benachrichtigungs\u00adeinstellungen für die Influencer\u00admarketing\u00adkampagne',
    'Agreement on the notification settings of the influencer marketing campaign',
  ],
  obtainTheConfirmationOf: [
    'Veröffentlichungs\u00adfreigabe\u00adbestätigung einholen',
    'Obtain the confirmation of release for publication',
  ],
  agreementOnTheAssumption: [
    'Produktionskosten\u00adübernahme\u00advereinbarung',
    'Agreement on the assumption of production costs',
  ],
  supplierCoordinationMeeting: ['Lieferantenabstimmungstermin', 'Supplier coordination meeting'],
  releaseForPublication: ['Veröffentlichungsfreigabe', 'Release for publication'],
  loadingAppointments: ['Termine werden geladen', 'Loading appointments'],
  theAppointmentsCouldNot: ['Die Termine konnten nicht geladen werden.', 'The appointments could not be loaded.'],
  thursday12November2026: ['Donnerstag, 12. November 2026', 'Thursday, 12 November 2026'],
  previousDay: ['Vorheriger Tag', 'Previous day'],
  wednesday11November2026: ['Mittwoch, 11. November 2026', 'Wednesday, 11 November 2026'],
  month: ['Monat', 'Month'],
});

type Kind = keyof typeof kinds;

const meta = {
  title: 'UI/Agenda/Agenda',
  component: Agenda<Kind>,
  args: { label: texts.editorialCalendar, labels, kinds, events, now, defaultView: 'month', onEventPress: fn() },
} satisfies Meta<typeof Agenda<Kind>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /Fotostrecke Lumea, Abgabe, Donnerstag, 26\. November 2026, Ganztägig/,
      }),
    );
    await expect(args.onEventPress).toHaveBeenCalledWith(expect.objectContaining({ id: 'd2' }));
  },
};

export const Week: Story = { args: { defaultView: 'week', showsWeekNumbers: true } };

export const Day: Story = { args: { defaultView: 'day' } };

export const List: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: texts.kickOffNordkaffeeAppointment,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('10:00–11:00')).toBeVisible();
  },
};

/** More events than a day has room for open in a panel; with week numbers. */
export const BusyMonth: Story = {
  args: { events: busyEvents, maxEventsPerDay: 3, showsWeekNumbers: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /weitere/ });
    if (!more) throw new Error('no day is full');
    await userEvent.click(more);
    const panel = await waitFor(() => canvasElement.ownerDocument.querySelector('[role=dialog]') as HTMLElement);
    await expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).toBeNull());
  },
};

export const BusyWeek: Story = { args: { events: busyEvents, defaultView: 'week' } };

/**
 * Titles that are longer than their place are cut off there, and whole in the list, the tooltip and the accessible
 * name.
 */
export const LongWords: Story = {
  args: {
    defaultView: 'list',
    events: [
      {
        id: 'l1',
        title: texts.agreementOnTheNotification,
        kind: 'appointment',
        start: '2026-11-25T09:00',
        end: '2026-11-25T10:00',
      },
      {
        id: 'l2',
        title: texts.obtainTheConfirmationOf,
        kind: 'publication',
        start: '2026-11-25',
        end: '2026-11-27',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWordsMonth: Story = { args: { ...LongWords.args, defaultView: 'month' } };

/** In the columns of a week words are cut off at the edge, not torn apart, and the mark of the kind stays. */
export const LongWordsWeek: Story = {
  args: {
    defaultView: 'week',
    events: [
      {
        id: 'l3',
        title: texts.agreementOnTheAssumption,
        kind: 'deadline',
        start: '2026-11-25T08:00',
        end: '2026-11-25T10:00',
      },
      {
        id: 'l4',
        title: texts.supplierCoordinationMeeting,
        kind: 'appointment',
        start: '2026-11-25T08:30',
        end: '2026-11-25T10:00',
      },
      {
        id: 'l5',
        title: texts.releaseForPublication,
        kind: 'publication',
        start: '2026-11-26T09:00',
        end: '2026-11-26T11:00',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
};

export const Empty: Story = { args: { events: [], defaultView: 'list' } };

export const Loading: Story = {
  args: { events: [], isLoading: true, defaultView: 'list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: texts.editorialCalendar })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toContainElement(
      canvas.getByRole('img', { name: texts.loadingAppointments }),
    );
  },
};

export const LoadingMore: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: {
    error: (
      <InlineAlert tone="error" action={<Button onPress={fn()}>{shared.reload}</Button>}>
        {texts.theAppointmentsCouldNot}
      </InlineAlert>
    ),
  },
};

/** On a phone the list comes first; a month shows marks alone, and a week is the list of its days. */
export const Phone: Story = {
  args: { events: busyEvents, maxEventsPerDay: 3 },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneWeek: Story = { args: { defaultView: 'week' }, globals: { viewport: { value: 'phone' } } };

/** Weeks begin on Sunday, hours count to twelve. */
export const English: Story = {
  args: { label: 'Editorial calendar', labels: englishLabels, defaultView: 'week' },
  decorators: [
    (Story) => (
      <LocaleProvider language="en">
        <Story />
      </LocaleProvider>
    ),
  ],
};

function Movable(props: AgendaProps<Kind>) {
  const [own, setOwn] = useState<readonly AgendaEvent<Kind>[]>(props.events);
  const { onEventPress = fn() } = props;
  return (
    <Agenda
      {...props}
      events={own}
      onEventPress={onEventPress}
      onEventMove={(move) => setOwn(own.map((event) => (event.id === move.id ? { ...event, ...move } : event)))}
    />
  );
}

/** Events can be dragged and made longer; what opens on a press should offer the same. */
export const Moving: Story = { args: { defaultView: 'week' }, render: (args) => <Movable {...args} /> };

/** Tab reaches every event, Enter and Space press it, Shift and an arrow key move it and focus stays on it. */
export const Keyboard: Story = {
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const deadline = await canvas.findByRole('button', { name: /Fotostrecke Lumea/ });
    deadline.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onEventPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const moved = await canvas.findByRole('button', { name: /Fotostrecke Lumea, Abgabe, Freitag, 27\. November/ });
    await waitFor(() => expect(moved).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(async () =>
      expect(
        await canvas.findByRole('button', { name: /Fotostrecke Lumea, Abgabe, Freitag, 20\. November/ }),
      ).toHaveFocus(),
    );
    const day = canvas.getByRole('link', { name: /12\. November 2026 öffnen/ });
    day.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.thursday12November2026 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: texts.previousDay }));
    await expect(canvas.getByRole('heading', { name: texts.wednesday11November2026 })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: texts.month }));
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  },
};
