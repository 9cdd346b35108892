import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Link } from '@resonanz/ui/Link';
import * as css from './LegalScreen.css.ts';
import type { LegalBlock } from './LegalText.ts';
import { messages } from './messages.ts';

function CookieSettings() {
  const t = useMessages(messages);
  return (
    <p className={css.screenOnly}>
      <Button onPress={AREA_LEGAL_LINKS.brand.onCookieSettings}>{t('legal.cookieSettings')}</Button>
    </p>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={css.columnHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((value, index) => (
              <td key={head[index]} className={css.column}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One part of a section. */
export function LegalPart({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('action' in block) return <CookieSettings />;
  if ('table' in block) return <Table {...block.table} />;
  if ('list' in block) {
    return (
      <ul className={css.list}>
        {block.list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={css.facts}>
      {block.facts.flatMap(({ label, text, href }) => [
        <dt key={label} className={css.label}>
          {label}
        </dt>,
        <dd key={`${label} value`}>{href ? <Link href={href}>{text}</Link> : text}</dd>,
      ])}
    </dl>
  );
}
