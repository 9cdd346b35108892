import { DownloadSimpleIcon, FileTextIcon, GiftIcon, ListChecksIcon, PackageIcon } from '@phosphor-icons/react';
import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './projectPage.css.ts';

/** What is tested, what testers receive, and the description to take along. */
export function AboutPart({ project }: { project: TesterProjectDetail }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const inLanguage = useInLanguage();
  const { questionnaires, descriptionFile } = project;
  const minutes = Math.max(0, ...questionnaires.map((questionnaire) => questionnaire.minutes));
  const parcels = [
    {
      icon: GiftIcon,
      name: inLanguage(project.productDe, project.productEn) || inLanguage(project.titleDe, project.titleEn),
      text: t('testerProjects.project.product'),
    },
    { icon: PackageIcon, name: t('testerProjects.project.shipping'), text: t('testerProjects.project.shippingText') },
    {
      icon: ListChecksIcon,
      name: t('testerProjects.project.questionnaires', { count: questionnaires.length }),
      text: t('testerProjects.project.minutes', { minutes }),
    },
  ];
  return (
    <>
      <Text as="p" preservesLines>
        {inLanguage(project.descriptionDe, project.descriptionEn)}
      </Text>
      <ul className={css.parcels}>
        {parcels.map(({ icon, name, text }) => (
          <li key={name} className={css.parcel}>
            <span className={css.parcelIcon}>
              <Icon icon={icon} />
            </span>
            <Text as="strong" variant="denseStrong" tone="primary">
              {name}
            </Text>
            <Text variant="caption">{text}</Text>
          </li>
        ))}
      </ul>
      {descriptionFile && (
        <Inline space={5}>
          <Icon icon={FileTextIcon} />
          <Link
            href={descriptionFile.url}
            download={descriptionFile.name}
            iconStart={DownloadSimpleIcon}
            aria-label={t('testerProjects.project.download', { name: descriptionFile.name })}
          >
            {descriptionFile.name}
          </Link>
          <Text variant="caption" tone="muted">
            {formatFileSize(descriptionFile.size, language)}
          </Text>
        </Inline>
      )}
    </>
  );
}
