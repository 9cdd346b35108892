import { labels } from '@resonanz/domain/labels';
import { COUNTRIES, type Country } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import * as css from './CountryFilter.css.ts';

interface CountryFilterProps {
  label: string;
  value: readonly Country[];
  onChange: (value: readonly Country[]) => void;
}

/** Any of the three countries. */
export function CountryFilter({ label, value, onChange }: CountryFilterProps) {
  const name = useMessages(labels);
  return (
    <div role="group" aria-label={label} className={css.countries}>
      {COUNTRIES.map((country) => (
        <label key={country} className={css.country}>
          <input
            type="checkbox"
            className={css.input}
            checked={value.includes(country)}
            onChange={({ target }) => onChange(target.checked ? [...value, country] : value.filter((other) => other !== country))}
          />
          {name(`country.${country}`)}
        </label>
      ))}
    </div>
  );
}
