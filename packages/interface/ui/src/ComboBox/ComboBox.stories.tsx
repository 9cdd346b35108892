import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const words = storyWords({
  searchCampaign: ['Kampagne suchen', 'Search campaign'],
  showCampaigns: ['Kampagnen zeigen', 'Show campaigns'],
  loadingCampaigns: ['Kampagnen werden geladen …', 'Loading campaigns …'],
  campaigns: ['Kampagnen ·', 'campaigns ·'],
  browse: ['blättern,', 'browse,'],
  apply: ['übernehmen', 'apply'],
  clearSelection: ['Auswahl aufheben', 'Clear selection'],
  pleaseChooseACampaign: ['Bitte wählen Sie eine Kampagne.', 'Please choose a campaign.'],
  pleaseChooseANotification: [
    'Bitte wählen Sie eine Benachrichtigungs\u00adeinstellung.',
    'Please choose a notification setting.',
  ],
  overviewOfTheCampaign: ['Kampagnenzusammenfassungsübersichtsdarstellung', 'Overview of the campaign summaries'],
  selectCampaign: ['Kampagne auswählen', 'Select campaign'],
  select: ['Auswählen', 'Select'],
  campaign54321: ['Kampagne 54321', 'Campaign 54321'],
  campaign100000: ['Kampagne 100000', 'Campaign 100000'],
});

const campaigns = [
  'Nordlicht Brillen – Gleitsichtwochen',
  'Alpenglühen – Gipfelstürmer Winter 26/27',
  'Bergquell Vital – Frühjahrskur',
  'Haferkraft Riegel – Schulstart',
  'Herbstleuchten 2026 – Pflegeserie',
  'Kaffeerösterei Morgenstern – Cold Brew',
  'Lindenblatt – Adventskalender 2026',
  'Nordlicht Brillen – Sonnenkollektion 2027',
  'Osterhase & Co. – Familienaktion',
  'Ötztaler Wolle – Hüttenschuhe',
  'Zoé – Été à Paris',
].map((label, at) => ({ id: at + 1, label }));

function Demo({ onSelectionChange, selectedId: first, ...props }: ComboBoxProps<number>) {
  const [selectedId, setSelectedId] = useHeld(first, onSelectionChange);
  return (
    <div style={{ maxInlineSize: 480, minBlockSize: 320 }}>
      <ComboBox {...props} selectedId={selectedId} onSelectionChange={setSelectedId} />
    </div>
  );
}

const meta = {
  title: 'UI/Forms/ComboBox',
  component: Demo,
  args: {
    label: shared.campaign,
    items: campaigns,
    selectedId: null,
    onSelectionChange: fn(),
    placeholder: words.searchCampaign,
    openLabel: words.showCampaigns,
    emptyMessage: shared.noData,
    loadingLabel: words.loadingCampaigns,
    footer: ({ shown }) => (
      <>
        {shown} {words.campaigns} <kbd>↑</kbd> <kbd>↓</kbd> {words.browse} <kbd>Enter</kbd> {words.apply}
      </>
    ),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: shared.campaign }));
};

export const Open: Story = { args: { selectedId: 5 }, play: open };
export const Closed: Story = { args: { selectedId: 5, clearLabel: words.clearSelection } };
export const Loading: Story = { args: { isLoading: true }, play: open };
export const Empty: Story = { args: { items: [] }, play: open };
export const Invalid: Story = { args: { errorMessage: words.pleaseChooseACampaign, isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true, selectedId: 5 } };
export const ReadOnly: Story = { args: { isReadOnly: true, selectedId: 5 } };

export const LongWords: Story = {
  args: {
    label: shared.settingsForManagers,
    description: shared.appliesToSummaries,
    errorMessage: words.pleaseChooseANotification,
    items: [{ id: 1, label: words.overviewOfTheCampaign }],
    selectedId: 1,
    clearLabel: words.clearSelection,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option')).toHaveAttribute('title', words.overviewOfTheCampaign);
  },
};

/** Umlauts and accents are found by their plain letters and spelled out. */
export const Searching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: shared.campaign });
    await userEvent.click(field);
    await userEvent.type(field, 'oetz');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'ete pari');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Zoé – Été à Paris' })).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'nichts dergleichen');
    await waitFor(() => expect(screen.getByText(shared.noData)).toBeVisible());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('');
  },
};

/** The list is in the order of the language: Ö stands with O. */
export const Keyboard: Story = {
  args: { selectedId: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: shared.campaign });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: shared.campaign });
    await expect(active()).toBe('Herbstleuchten 2026 – Pflegeserie');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe('Alpenglühen – Gipfelstürmer Winter 26/27');
    await userEvent.keyboard('{PageDown}');
    await expect(active()).toBe('Nordlicht Brillen – Gleitsichtwochen');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(active()).toBe('Ötztaler Wolle – Hüttenschuhe');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith(10);
    await expect(field).toHaveValue('Ötztaler Wolle – Hüttenschuhe');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
  },
};

function InDialog() {
  const [id, setId] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      size="large"
      title={words.selectCampaign}
      closeLabel={shared.close}
      footer={
        <>
          <Button onPress={() => setOpen(false)}>{shared.cancel}</Button>
          <Button variant="solid" isDisabled={id === null}>
            {words.select}
          </Button>
        </>
      }
    >
      <ComboBox
        label={shared.campaign}
        items={campaigns}
        selectedId={id}
        onSelectionChange={setId}
        openLabel={words.showCampaigns}
        emptyMessage={shared.noData}
        footer={({ shown }) => both(`${shown} Kampagnen`, `${shown} campaigns`)}
      />
    </Dialog>
  );
}

/** The list reaches beyond the dialog; Escape closes the list before the dialog. */
export const InsideDialog: Story = {
  render: () => <InDialog />,
  parameters: { layout: 'fullscreen' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words.selectCampaign });
    const field = screen.getByRole('combobox', { name: shared.campaign });
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: words.showCampaigns }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bergquell Vital – Frühjahrskur' }));
    await expect(field).toHaveValue('Bergquell Vital – Frühjahrskur');
    await expect(screen.getByRole('button', { name: words.select })).toBeEnabled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(field);
    await screen.findByRole('listbox');
  },
};

const many = Array.from({ length: 100_000 }, (_, at) => ({
  id: at,
  label: both(`Kampagne ${at + 1}`, `Campaign ${at + 1}`),
}));

/** A hundred thousand options: only the rows in sight are in the document. */
export const HundredThousand: Story = {
  args: { items: many, selectedId: 54_320 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: shared.campaign });
    await userEvent.click(field);
    const chosen = await screen.findByRole('option', { name: words.campaign54321 });
    await expect(chosen).toHaveAttribute('aria-setsize', '100000');
    await expect(chosen).toHaveAttribute('aria-posinset', '54321');
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: words.campaign100000 })).toBeVisible());
  },
};
