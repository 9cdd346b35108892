import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { useProjectText } from './useProjectText.ts';

/** Brands and people that a product test can be given to, as options. */
export function useProjectOptions() {
  const { data } = useQuery(projectQueries(useApi()).options());
  return useMemo(
    () => ({
      brands: (data?.brands ?? []).map(({ brandId, name }) => ({ id: brandId, label: name })),
      owners: (data?.owners ?? []).map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    }),
    [data],
  );
}

/** The categories of testers, each behind the one it belongs to. */
export function useCategoryOptions(): { id: number; label: string }[] {
  const { category } = useProjectText();
  return TESTER_CATEGORIES.flatMap(({ id, children }) => [
    { id: Number(id), label: category(id) },
    ...children.map((child) => ({ id: Number(child), label: `${category(id)}: ${category(child)}` })),
  ]);
}
