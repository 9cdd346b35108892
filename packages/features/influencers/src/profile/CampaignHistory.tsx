import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListPagination } from '@resonanz/records/ListPagination';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { campaignColumns } from './campaignColumns.tsx';
import { messages } from './messages.ts';
import { PartState } from './PartState.tsx';

const FEW = 3;
const SHORT_COLUMNS = 4;
const PAGE = 25;

/** The last campaigns, with a way to all of them. */
export function RecentCampaigns({ influencerId, onShowAll }: { influencerId: number; onShowAll: () => void }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const campaigns = useQuery(
    influencerProfileQueries(useApi()).campaigns(influencerId, { pageNumber: 0, pageSize: FEW }),
  );
  const total = campaigns.data?.totalElements ?? 0;
  return (
    <Stack as="section" space={5}>
      <Spread>
        <Heading level={2}>{t('profile.campaigns.title')}</Heading>
        {total > FEW && (
          <Link variant="standalone" onPress={onShowAll}>
            {t('profile.campaigns.all', { count: total })}
          </Link>
        )}
      </Spread>
      <PartState query={campaigns}>
        {({ content }) =>
          content.length === 0 ? (
            <Text as="p" tone="muted">
              {t('profile.campaigns.empty')}
            </Text>
          ) : (
            <Table
              caption={t('profile.campaigns.title')}
              columns={campaignColumns({ t, label, language, rows: content }).slice(0, SHORT_COLUMNS)}
              rows={content}
              getRowId={({ entryId }) => entryId}
            />
          )
        }
      </PartState>
    </Stack>
  );
}

/** Every campaign of a person with cost and results, page by page. */
export function CampaignHistory({ influencerId }: { influencerId: number }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const [page, setPage] = useState({ pageNumber: 0, pageSize: PAGE });
  const campaigns = useQuery(influencerProfileQueries(useApi()).campaigns(influencerId, page));
  return (
    <Stack as="section" space={5}>
      <Heading level={2}>{t('profile.campaigns.title')}</Heading>
      <PartState query={campaigns}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <Text as="p" tone="muted">
              {t('profile.campaigns.empty')}
            </Text>
          ) : (
            <>
              <Table
                caption={t('profile.campaigns.title')}
                columns={campaignColumns({ t, label, language, rows: content })}
                rows={content}
                getRowId={({ entryId }) => entryId}
              />
              {totalElements > page.pageSize && (
                <ListPagination
                  page={page.pageNumber + 1}
                  pageSize={page.pageSize}
                  total={totalElements}
                  onPageChange={(chosen) => setPage({ ...page, pageNumber: chosen - 1 })}
                />
              )}
            </>
          )
        }
      </PartState>
    </Stack>
  );
}
