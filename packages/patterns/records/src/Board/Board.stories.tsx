import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useLanguage } from '@resonanz/i18n/react';
import { shared } from '@resonanz/stories/words';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { LazyMenu } from '../LazyMenu/LazyMenu.tsx';
import type { PagedQuery } from '../PagedTable/PagedTable.tsx';
import { Board } from './Board.tsx';

interface Offer {
  readonly id: number;
  readonly name: string;
  readonly state: 'open' | 'sent' | 'accepted';
}

const STATES = ['open', 'sent', 'accepted'] as const;
const WORDS = {
  de: { open: shared.open, sent: 'Versendet', accepted: 'Angenommen', move: (name: string) => `${name} verschieben` },
  en: { open: 'Open', sent: 'Sent', accepted: 'Accepted', move: (name: string) => `Move ${name}` },
} as const;
const OFFERS: readonly Offer[] = [
  { id: 1, name: 'Herbstleuchten', state: 'open' },
  { id: 2, name: 'Winterlichter und Adventskalender 2026', state: 'open' },
  { id: 3, name: 'Frühjahrskollektion', state: 'sent' },
];

interface OffersProps {
  /** What the server holds at the beginning. */
  offers: readonly Offer[];
  /** How many more of each column the server has. */
  more?: number;
  /** What each column comes to. */
  sum?: string;
  /** Nothing has arrived yet. */
  isLoading?: boolean;
  /** Why loading failed. */
  error?: unknown;
  /** Nothing may be moved. */
  isReadOnly?: boolean;
}

/** Offers of which each may go one column further. */
function Offers({ offers, more = 0, sum, isLoading = false, error = null, isReadOnly = false }: OffersProps) {
  const [all, setAll] = useState(offers);
  const { language } = useLanguage();
  const words = WORDS[language];
  const queryOf = (state: Offer['state']): PagedQuery<Offer> => {
    const content = all.filter((offer) => offer.state === state);
    return {
      data: isLoading || error !== null ? undefined : { content, totalElements: content.length + more },
      error,
      refetch: () => {},
    };
  };
  const mayMove = (offer: Offer, to: Offer['state']) => STATES.indexOf(to) === STATES.indexOf(offer.state) + 1;
  return (
    <Board<Offer, Offer['state']>
      columns={STATES.map((id) => ({
        id,
        title: words[id],
        query: queryOf(id),
        sum: sum && (
          <Text variant="caption" tone="secondary">
            {sum}
          </Text>
        ),
      }))}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columnOf={({ state }) => state}
      mayMove={mayMove}
      onMove={
        isReadOnly
          ? undefined
          : (moved, state) => setAll(all.map((offer) => (offer.id === moved.id ? { ...offer, state } : offer)))
      }
      menuOf={(offer, move) =>
        move && (
          <LazyMenu
            label={words.move(offer.name)}
            placement="bottom end"
            trigger={<IconButton icon={DotsThreeVerticalIcon} size="small" label={words.move(offer.name)} />}
            sections={[
              {
                id: 'to',
                items: STATES.filter((to) => mayMove(offer, to)).map((to) => ({
                  id: to,
                  label: words[to],
                  onAction: () => move(to),
                })),
              },
            ]}
          />
        )
      }
    >
      {({ name }) => <Text variant="densityStrong">{name}</Text>}
    </Board>
  );
}

/**
 * Records as cards in columns. A card is dragged, or moved by its menu: the board says where it has come to, and the
 * focus goes along.
 */
const meta = { title: 'Patterns/Lists/Board', component: Offers, args: { offers: OFFERS } } satisfies Meta<
  typeof Offers
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** More than a board draws: its columns say how many there are. */
export const More: Story = { args: { more: 120 } };

/** What all records of a column come to stands beside their number, however many of them are drawn. */
export const Sums: Story = {
  args: { more: 120, sum: '1.204.500 €' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: shared.open })).toHaveTextContent(/Offen122.*1\.204\.500 €/);
  },
};

export const Empty: Story = { args: { offers: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = { args: { error: new Error('offline') } };

export const Denied: Story = { args: { error: { status: 403 } } };

/** For those who only look, nothing can be moved. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Herbstleuchten').closest('li')).toHaveAttribute('draggable', 'false');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Moved with the keyboard alone: the focus stays with the card. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Herbstleuchten verschieben' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Herbstleuchten verschieben' })).toHaveFocus());
    await expect(canvas.getByRole('region', { name: 'Versendet' })).toHaveTextContent('Herbstleuchten');
    await expect(canvas.getByText('„Herbstleuchten“ ist jetzt: Versendet.')).toBeInTheDocument();
  },
};
