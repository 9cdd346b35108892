import type { CampaignRequest } from '@resonanz/api-client/campaignRequests';
import { RequestAnswers } from '../edit/RequestAnswers.tsx';
import { RequestFiles } from '../edit/RequestFiles.tsx';

/** Everything the brand answered, and the files it gave along. */
export function Answers({ request: { campaignRequestId, form, files } }: { request: CampaignRequest }) {
  return (
    <>
      <RequestAnswers form={form} />
      {files.length > 0 && <RequestFiles campaignRequestId={campaignRequestId} isReadOnly />}
    </>
  );
}
