import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { useProjectText } from '../useProjectText.ts';

/** A kind of file. */
export type FileFormat = 'pdf' | 'xlsx' | 'csv';

/** As which kind of file, and in which language. */
export interface FileWish<Kind extends FileFormat> {
  readonly format: Kind;
  readonly language: 'de' | 'en';
}

interface FileChoiceProps<Kind extends FileFormat> {
  formats: readonly Kind[];
  wish: FileWish<Kind>;
  onChange: (wish: FileWish<Kind>) => void;
}

/** Chooses the kind and the language of a file. */
export function FileChoice<Kind extends FileFormat>({ formats, wish, onChange }: FileChoiceProps<Kind>) {
  const { t } = useProjectText();
  return (
    <Stack space={4}>
      <Select
        label={t('projects.file.format')}
        items={formats.map((id) => ({ id, label: t(`projects.file.${id}`) }))}
        selectedId={wish.format}
        onSelectionChange={(format) => onChange({ ...wish, format })}
      />
      <Select
        label={t('word.language')}
        items={(['de', 'en'] as const).map((id) => ({ id, label: t(`projects.file.language.${id}`) }))}
        selectedId={wish.language}
        onSelectionChange={(language) => onChange({ ...wish, language })}
      />
    </Stack>
  );
}
