import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type TesterProjectDetail, testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { LANGUAGES } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { InsetSections } from '@resonanz/records/Section';
import { Dialog } from '@resonanz/ui/Dialog';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { Facts, ProjectParts } from '../project/ProjectParts.tsx';
import { useInLanguage, WrittenLanguage } from '../useInLanguage.ts';
import * as css from './preview.css.ts';

const WIDTHS = ['wide', 'phone'] as const;

interface ProjectPreviewProps {
  projectId: number;
  onClose: () => void;
}

/** A product test as testers see it, for staff; one that is being prepared as it will be once it is published. */
export function ProjectPreview({ projectId, onClose }: ProjectPreviewProps) {
  const t = useMessages(messages);
  const [language, setLanguage] = useState(useLanguage().language);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide');
  const query = useQuery(testerProjectQueries(useApi()).preview(projectId));
  const failure = pageFailure(query);
  const project = query.data;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('testerProjects.preview')} closeLabel={t('word.close')} size="large">
      {failure === 'forbidden' && <ForbiddenState size="panel" />}
      {(failure === 'failed' || failure === 'missing') && (
        <LoadFailure reloadLabel={t('word.tryAgain')} onReload={() => void query.refetch()}>
          {t('testerProjects.preview.failed')}
        </LoadFailure>
      )}
      {failure === null && project === undefined && <Skeleton width="100%" />}
      {project && (
        <Stack space={6}>
          <Inline space={5}>
            <SegmentedControl
              label={t('testerProjects.preview.width')}
              items={WIDTHS.map((value) => ({ value, label: t(`testerProjects.preview.width.${value}`) }))}
              value={width}
              onChange={setWidth}
            />
            <SegmentedControl
              label={t('testerProjects.preview.language')}
              items={LANGUAGES.map((each) => ({ value: each.language, label: each.name, lang: each.language }))}
              value={language}
              onChange={setLanguage}
            />
          </Inline>
          <div className={css.page} data-preview={width} lang={language}>
            <WrittenLanguage value={language}>
              <Stack space={4}>
                <Title project={project} />
                <Facts project={project} />
              </Stack>
              <InsetSections>
                <ProjectParts project={project} isPreview />
              </InsetSections>
            </WrittenLanguage>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

function Title({ project: { titleDe, titleEn } }: { project: Pick<TesterProjectDetail, 'titleDe' | 'titleEn'> }) {
  const inLanguage = useInLanguage();
  return (
    <Heading level={3} variant="section">
      {inLanguage(titleDe, titleEn)}
    </Heading>
  );
}
