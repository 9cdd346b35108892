import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Demo({ page: first, pageSize: firstSize, onPageChange, onPageSizeChange, ...props }: Omit<PaginationProps, 'summary'>) {
  const [page, setPage] = useState(first);
  const [pageSize, setPageSize] = useState(firstSize);
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      summary={`${(page - 1) * pageSize + 1}–${Math.min(page * pageSize, props.totalCount)} von ${props.totalCount}`}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
      onPageSizeChange={(next) => {
        setPageSize(next);
        setPage(1);
        onPageSizeChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/Pagination',
  component: Demo,
  args: {
    page: 1,
    pageSize: 10,
    totalCount: 3482,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    labels: {
      navigation: 'Seiten',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      page: (page) => `Seite ${page}`,
      pageSize: 'Zeilen je Seite',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const MiddlePage: Story = { args: { page: 100 } };
export const LastPage: Story = { args: { page: 349 } };
export const FewPages: Story = { args: { totalCount: 42, page: 3 } };
export const OnePage: Story = { args: { totalCount: 7 } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Vorherige Seite' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Seite 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('11–20 von 3482')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Zeilen je Seite 10' }));
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
    await expect(canvas.getByText('1–50 von 3482')).toBeVisible();
  },
};
