import type { Language } from '@resonanz/i18n/language';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';

/** Two columns with the same thing in German and in English, each cell marked with its language. */
export function inBothLanguages<Row>(
  text: (row: Row, language: Language) => string,
  headers: Readonly<Record<Language, string>>,
): readonly TableColumn<Row>[] {
  return (['de', 'en'] as const).map((language) => ({
    id: language,
    header: headers[language],
    cell: (row: Row) => (
      <Text lang={language} variant="inherit">
        {text(row, language)}
      </Text>
    ),
  }));
}
