import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { type PagedQuery, PagedTable } from './PagedTable.tsx';

const words = storyWords({
  contracts: ['Verträge', 'Contracts'],
  noContractsYet: ['Noch keine Verträge', 'No contracts yet'],
  companyForSustainablePackaging: [
    'Gesellschaft für nachhaltige Verpackungs- und Mehrwegsysteme Südwestdeutschland mbH & Co. KG ',
    'Company for sustainable packaging and reusable systems in the south-west of Germany ',
  ],
});

interface Contract {
  readonly id: number;
  readonly partner: string;
}

const contracts: readonly Contract[] = ['Lena Hoffmann', 'Jonas Küppers', 'Aylin Demir'].map((partner, id) => ({
  id,
  partner,
}));
const query: PagedQuery<Contract> = {
  data: { content: contracts, totalElements: contracts.length },
  error: null,
  refetch: fn(),
};

/** The records that belong to another one, page by page: for a tab or a section. */
const meta = {
  title: 'Patterns/Lists/PagedTable',
  component: PagedTable<Contract>,
  args: {
    caption: words.contracts,
    query,
    columns: [{ id: 'partner', header: 'Partner', isRowHeader: true, cell: ({ partner }) => partner }],
    getRowId: ({ id }) => id,
    emptyText: words.noContractsYet,
    pages: { page: 1, setPage: fn(), setPageSize: fn(), request: { pageNumber: 0, pageSize: 10 } },
  },
} satisfies Meta<typeof PagedTable<Contract>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

/** More than ten come page by page, as many as the user wants. */
export const Pages: Story = {
  args: { query: { ...query, data: { content: contracts, totalElements: 23 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Nächste Seite|Next page)$/ }));
    await expect(args.pages.setPage).toHaveBeenCalledWith(2);
  },
};

/** All rows are of one height; what finds no room ends in an ellipsis. */
export const LongNames: Story = {
  args: {
    query: {
      ...query,
      data: {
        content: [
          {
            id: 1,
            partner: words.companyForSustainablePackaging.repeat(4),
          },
          { id: 2, partner: 'Eva' },
        ],
        totalElements: 2,
      },
    },
  },
  play: async ({ canvas }) => {
    const [long, short] = (await canvas.findAllByRole('rowheader')).map((cell) => cell.getBoundingClientRect().height);
    await expect(long).toBe(short);
  },
};

/** A log is read in whole: its rows grow with what they say. */
export const WholeText: Story = {
  args: { ...LongNames.args, showsWholeText: true },
  play: async ({ canvas }) => {
    const [long = 0, short = 0] = (await canvas.findAllByRole('rowheader')).map(
      (cell) => cell.getBoundingClientRect().height,
    );
    await expect(long).toBeGreaterThan(short);
  },
};

export const Empty: Story = { args: { query: { ...query, data: { content: [], totalElements: 0 } } } };

export const Loading: Story = { args: { query: { ...query, data: undefined } } };

export const Failed: Story = {
  args: { query: { ...query, data: undefined, error: new Error('offline') } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Erneut laden|Load again)$/ }));
    await expect(args.query.refetch).toHaveBeenCalled();
  },
};

export const Denied: Story = { args: { query: { ...query, data: undefined, error: { status: 403 } } } };
