import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { HEAD_LENGTH, acceptedExtensions, file, type FileFacts, type FileKind } from '@resonanz/validators/file';
import { messages } from '../messages.ts';
import { Samples } from '../page/Samples.tsx';
import { CheckResult } from './CheckResult.tsx';

const KINDS: readonly FileKind[] = [
  'image',
  'imageOrVideo',
  'video',
  'audio',
  'document',
  'spreadsheet',
  'productMedia',
  'productDescription',
  'learningMaterial',
  'attachment',
];

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PDF = new TextEncoder().encode('%PDF-1.7');
const MEGABYTE = 1024 * 1024;

const SAMPLES: readonly FileFacts[] = [
  { name: 'portrait.png', size: 2 * MEGABYTE, head: PNG },
  { name: 'contract.png', size: 2 * MEGABYTE, head: PDF },
  { name: 'contract.pdf', size: 2 * MEGABYTE, head: PDF },
  { name: 'poster.png', size: 12 * MEGABYTE, head: PNG },
  { name: 'empty.png', size: 0, head: new Uint8Array() },
  { name: 'setup.exe.png', size: MEGABYTE },
];

async function factsOf(chosen: File): Promise<FileFacts> {
  const head = new Uint8Array(await chosen.slice(0, HEAD_LENGTH).arrayBuffer());
  return { name: chosen.name, size: chosen.size, head };
}

/** A file, read no further than its first bytes, and what the rule of its kind says. */
export function LiveFile() {
  const t = useMessages(messages);
  const [kind, setKind] = useState<FileKind>('image');
  const [facts, setFacts] = useState(SAMPLES[1]);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  return (
    <Stack space={7}>
      <Select
        label={t('guides.file.kind')}
        description={acceptedExtensions(kind).join(' ')}
        items={KINDS.map((id) => ({ id, label: id }))}
        selectedId={kind}
        onSelectionChange={setKind}
      />
      <Samples
        samples={SAMPLES}
        label={({ name }) => name}
        onChoose={(sample) => {
          setChosen([]);
          setFacts(sample);
        }}
      />
      <FileDrop
        label={t('guides.file.own')}
        promptLabel={t('guides.file.prompt')}
        browseLabel={t('guides.file.browse')}
        removeLabel={(name) => t('guides.file.remove', { name })}
        files={chosen}
        onChange={(files) => {
          setChosen(files);
          const [first] = files;
          if (first) void factsOf(first).then(setFacts);
        }}
      />
      <CheckResult schema={file(kind)} value={facts} />
    </Stack>
  );
}
