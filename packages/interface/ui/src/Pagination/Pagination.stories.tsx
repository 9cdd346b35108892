import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const words = storyWords({
  pages: ['Seiten', 'Pages'],
  previousPage: ['Vorherige Seite', 'Previous page'],
  nextPage: ['Nächste Seite', 'Next page'],
  rowsPerPage: ['Zeilen je Seite', 'Rows per page'],
  firstPage: ['Erste Seite', 'First page'],
  lastPage: ['Letzte Seite', 'Last page'],
  page4: ['Seite 4', 'Page 4'],
  rowsPerPage10: ['Zeilen je Seite 10', 'Rows per page 10'],
  page1: ['Seite 1', 'Page 1'],
  page2: ['Seite 2', 'Page 2'],
  count120Of20: ['1–20 von 20', '1–20 of 20'],
  cooperationRequests2130: ['Zusammenarbeits\u00adanfragen 21–30 von 42', 'Cooperation requests 21–30 of 42'],
  notificationsPerPage: ['Benachrichtigungen je Seite', 'Notifications per page'],
});

const labels = {
  navigation: words.pages,
  previous: words.previousPage,
  next: words.nextPage,
  page: (page: number) => both(`Seite ${page}`, `Page ${page}`),
  pageSize: words.rowsPerPage,
};
const labelsWithEnds = { ...labels, first: words.firstPage, last: words.lastPage };

function Demo({ totalCount, isLastPage, ...props }: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  const from = (page - 1) * pageSize + 1;
  const summary =
    totalCount === undefined
      ? `${from}–${page * pageSize}`
      : both(
          `${from}–${Math.min(page * pageSize, totalCount)} von ${totalCount}`,
          `${from}–${Math.min(page * pageSize, totalCount)} of ${totalCount}`,
        );
  const total = totalCount === undefined ? { isLastPage: isLastPage || page === 4 } : { totalCount };
  return (
    <Pagination
      {...props}
      {...total}
      page={page}
      pageSize={pageSize}
      summary={props.summary ?? summary}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
      onPageSizeChange={(next) => {
        setPageSize(next);
        setPage(1);
        props.onPageSizeChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  render: (props) => <Demo {...props} />,
  args: { page: 1, pageSize: 10, totalCount: 3482, onPageChange: fn(), onPageSizeChange: fn(), labels },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const MiddlePage: Story = { args: { page: 100 } };
export const LastPage: Story = { args: { page: 349 } };
export const FewPages: Story = { args: { totalCount: 42, page: 3 } };
export const OnePage: Story = { args: { totalCount: 7 } };

/** Named arrows to both ends; on phones they take the place of the neighbours. */
export const WithEnds: Story = {
  args: { page: 100, labels: labelsWithEnds },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.lastPage }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(349);
    await userEvent.click(canvas.getByRole('button', { name: words.firstPage }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** With an unknown total, "next" stays enabled until a last page is reported. */
export const UnknownTotal: Story = {
  render: ({ page, pageSize, onPageChange }) => (
    <Demo page={page} pageSize={pageSize} onPageChange={onPageChange} isLastPage={false} labels={labelsWithEnds} />
  ),
  args: { page: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('21–30')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.lastPage })).toBeNull();
    const next = canvas.getByRole('button', { name: words.nextPage });
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: words.page4 })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = { args: { page: 100 }, globals: { viewport: { value: 'phone' } } };
export const PhoneWithEnds: Story = { ...Phone, args: { page: 100, labels: labelsWithEnds } };

/** Tab leads through rows a page, arrows and pages; an arrow that has come to the end keeps the focus. */
export const Keyboard: Story = {
  args: { totalCount: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const [previous, next] = [words.previousPage, words.nextPage].map((name) => canvas.getByRole('button', { name }));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    const size = canvas.getByRole('combobox', { name: words.rowsPerPage10 });
    await expect(size).toHaveFocus();
    for (const name of [words.previousPage, words.page1, words.page2, words.nextPage]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: words.page2 })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(size);
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
    await expect(canvas.getByText(words.count120Of20)).toBeVisible();
  },
};

/** In a narrow place the parts stand below each other. */
export const LongWords: Story = {
  args: {
    page: 3,
    totalCount: 42,
    summary: words.cooperationRequests2130,
    labels: { ...labels, pageSize: words.notificationsPerPage },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
