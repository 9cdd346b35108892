import { useState } from 'react';
import { channelKey, normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages as validatorMessages } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { Samples } from '../page/Samples.tsx';

const SAMPLES: readonly string[] = [
  'instagram.com/lena.hartwig/?hl=de',
  'http://www.youtube.com/user/lenahartwig',
  'https://m.tiktok.com/@lena?lang=de#top',
  'https://x.com/lena',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://instagram.com',
  'https://instagram.com.example.org/lena',
  'ftp://instagram.com/lena',
];

/** A pasted channel URL, and what the product stores. */
export function ChannelUrlReader() {
  const t = useMessages(messages);
  const sentence = useMessages(validatorMessages);
  const [url, setUrl] = useState(SAMPLES[0] ?? '');
  const [title, setTitle] = useState('');
  const read = normaliseChannelUrl(url, { title });

  return (
    <Stack space={7}>
      <Columns>
        <TextField
          label={t('guides.channel.url')}
          type="url"
          value={url}
          onChange={setUrl}
          spellCheck={false}
          errorMessage={read.ok ? undefined : sentence(read.code)}
        />
        <TextField
          label={t('guides.channel.title')}
          description={t('guides.channel.titleHint')}
          value={title}
          onChange={setTitle}
        />
      </Columns>
      <Samples samples={SAMPLES} label={(sample) => sample} onChoose={setUrl} />
      <div role="status">
        <FactList>
          {read.ok ? (
            <>
              <Fact label={t('guides.channel.platform')}>{read.platform}</Fact>
              <Fact label={t('guides.channel.handle')}>
                <Code>{read.handle}</Code>
              </Fact>
              <Fact label={t('guides.channel.stored')}>
                <Code>{read.url}</Code>
              </Fact>
              <Fact label={t('guides.channel.key')}>
                <Code>{channelKey(read.platform, read.url)}</Code>
              </Fact>
            </>
          ) : (
            <Fact label={t('guides.code')}>
              <Code>{read.code}</Code>
            </Fact>
          )}
        </FactList>
      </div>
    </Stack>
  );
}
