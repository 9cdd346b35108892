import type { PdfDraft } from '../../platform/documents/pdf/PdfDraft.ts';
import { drawTable } from '../../platform/documents/pdf/report/drawTable.ts';
import { Flow } from '../../platform/documents/pdf/report/Flow.ts';
import type { ExposeChannel } from './ExposeData.ts';
import type { ExposeWords } from './ExposeWords.ts';

/** From how many channels on there is something to compare. */
const MIN_CHANNELS = 2;

/** The page after the cover: all channels in one table, in the order of their pages; one channel needs none. */
export function drawSummary(draft: PdfDraft, words: ExposeWords, channels: readonly ExposeChannel[]): void {
  if (channels.length < MIN_CHANNELS) return;
  const { say } = words;
  const flow = new Flow(draft, say('expose.summary'));
  drawTable(flow, {
    kind: 'table',
    heading: say('expose.summary'),
    columns: [
      { heading: say('expose.person'), share: 5 },
      { heading: say('expose.channel'), share: 5 },
      { heading: say('expose.followers'), share: 2, isNumber: true },
      { heading: say('expose.growth'), share: 3, isNumber: true },
      { heading: say('expose.engagement'), share: 2, isNumber: true },
      { heading: say('expose.priceFrom'), share: 3, isNumber: true },
    ],
    rows: channels.map((channel) => [
      channel.name,
      `${channel.platform} · ${channel.handle}`,
      words.number(channel.followers.value),
      words.growth(channel.growth.value),
      words.percent(channel.engagementRate.value),
      words.priceFrom(channel.services ?? []),
    ]),
    emptyText: '',
  });
}
