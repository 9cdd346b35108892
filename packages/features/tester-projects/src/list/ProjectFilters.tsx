import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { lookupLabels, type LookupLabelKey } from '@resonanz/domain/lookupLabels';
import { PROJECT_TYPE } from '@resonanz/domain/projectStates';
import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import { ToggleButton } from '@resonanz/ui/ToggleButton';
import { messages } from '../messages.ts';
import * as css from './projectCards.css.ts';
import type { ListFilters } from './projectFilters.ts';

interface ProjectFiltersProps {
  filters: ListFilters;
  /** The brand of the tests, where the list is narrowed to one. */
  brandName: string | undefined;
  onChange: (changes: Partial<ListFilters>) => void;
}

const ANY = 0;

/** What the list of tests can be narrowed to. */
export function ProjectFilters({ filters, brandName, onChange }: ProjectFiltersProps) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  const categories = TESTER_CATEGORIES.flatMap(({ id, children }) => [
    { id: id as number, label: lookup(`testerCategory.${id}` as LookupLabelKey) },
    ...children.map((child) => ({
      id: child as number,
      label: `– ${lookup(`testerCategory.${child}` as LookupLabelKey)}`,
    })),
  ]);
  const { fitsMe, regional } = filters;
  return (
    <div className={css.filters} role="group" aria-label={t('testerProjects.list.filters')}>
      <div className={css.filter}>
        <Select
          label={t('word.category')}
          items={[{ id: ANY, label: t('testerProjects.list.anyCategory') }, ...categories]}
          selectedId={filters.category ?? ANY}
          onSelectionChange={(id) => onChange({ category: id === ANY ? undefined : id })}
        />
      </div>
      <div className={css.filter}>
        <Select
          label={t('testerProjects.list.duration')}
          items={[
            { id: ANY, label: t('testerProjects.list.anyDuration') },
            ...Object.values(PROJECT_TYPE).map((id) => ({ id, label: t(`testerProjects.type${id}`) })),
          ]}
          selectedId={filters.type ?? ANY}
          onSelectionChange={(id) => onChange({ type: id === ANY ? undefined : id })}
        />
      </div>
      <div className={css.toggles}>
        <ToggleButton
          isSelected={regional === true}
          onChange={(isOn) => onChange({ regional: isOn ? true : undefined })}
        >
          {t('testerProjects.list.regional')}
        </ToggleButton>
        <ToggleButton isSelected={fitsMe === true} onChange={(isOn) => onChange({ fitsMe: isOn ? true : undefined })}>
          {t('testerProjects.list.fitsMe')}
        </ToggleButton>
      </div>
      {filters.brandId !== undefined && (
        <div className={css.toggles}>
          <ToggleButton isSelected onChange={() => onChange({ brandId: undefined })}>
            {t('testerProjects.list.ofBrand', { brand: brandName ?? '…' })}
          </ToggleButton>
        </div>
      )}
    </div>
  );
}
