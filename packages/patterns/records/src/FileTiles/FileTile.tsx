import { FileIcon, FilePdfIcon, FileVideoIcon, ImageIcon, PlayIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import * as css from './FileTiles.css.ts';
import type { TiledFile } from './FileTiles.tsx';
import { mediumKind } from './mediaOf.ts';

interface FileTileProps {
  file: TiledFile;
  onOpen: () => void;
}

function iconOf({ contentType }: TiledFile) {
  const kind = mediumKind({ contentType });
  if (kind !== undefined) return kind === 'image' ? ImageIcon : FileVideoIcon;
  return contentType === 'application/pdf' ? FilePdfIcon : FileIcon;
}

/** The picture of a file; addresses that change with every answer are taken up only when the one in use has run out. */
function Picture({ file }: { file: TiledFile }) {
  const [src, setSrc] = useState(file.url);
  const [broken, setBroken] = useState('');
  const kind = mediumKind(file);
  const fail = () => (src === file.url ? setBroken(src) : setSrc(file.url));
  if (kind === undefined || broken === file.url) return <Icon icon={iconOf(file)} size="large" />;
  if (kind === 'image') return <img className={css.picture} src={src} alt="" loading="lazy" onError={fail} />;
  return (
    <>
      <video
        className={css.picture}
        src={`${src}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden
        onError={fail}
      />
      <span className={css.play}>
        <Icon icon={PlayIcon} size="small" weight="fill" />
      </span>
    </>
  );
}

/** One file: a picture that opens, or a name that is saved. */
export function FileTile({ file, onOpen }: FileTileProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { name, size, url } = file;
  const kind = mediumKind(file);
  const body = (
    <>
      <span className={css.frame}>
        <Picture file={file} />
      </span>
      <span>
        <VisuallyHidden>{t(`records.tiles.${kind ?? 'file'}`)} </VisuallyHidden>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.size}>{formatFileSize(size, language)}</span>
      </span>
    </>
  );
  if (kind === undefined) {
    return (
      <a className={css.tile} href={url} download={name}>
        {body}
      </a>
    );
  }
  return (
    <button type="button" className={css.tile} onClick={onOpen}>
      {body}
    </button>
  );
}
