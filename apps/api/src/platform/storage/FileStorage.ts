import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange } from '../http/byteRange.ts';
import type { FileKind } from './fileKinds.ts';

/** Where files lie: base URLs, so that kinds can be kept apart (docs/domain/files.md#files-of-a-record). */
export interface StorageSettings {
  /** Folder of all kinds that have no place of their own. */
  folder: string;
  /** Base URLs of single kinds; only `file:` so far. */
  places: Readonly<Partial<Record<FileKind, URL>>>;
}

/** The bytes of uploaded files, each kind at its place. Keys are made by the server; no name of a client is ever a path. */
export class FileStorage {
  /** Where uploads wait until they are checked; on the disk of the storage, so that keeping one is a renaming. */
  readonly draftFolder: string;
  /** Where uploads wait that come in pieces. */
  readonly resumableFolder: string;
  readonly #disks = new Map<string, Disk>();
  readonly #settings: StorageSettings;

  constructor(settings: StorageSettings) {
    this.#settings = settings;
    this.draftFolder = path.join(settings.folder, 'drafts');
    this.resumableFolder = path.join(settings.folder, 'resumable');
  }

  #location(kind: FileKind): string {
    const place = this.#settings.places[kind];
    return place === undefined ? path.join(this.#settings.folder, 'kept') : fileURLToPath(place);
  }

  #disk(kind: FileKind): Disk {
    const location = this.#location(kind);
    const disk = this.#disks.get(location) ?? new Disk(new FSDriver({ location, visibility: 'private' }));
    this.#disks.set(location, disk);
    return disk;
  }

  /** A folder for drafts that exists and that only the user of the server may read. */
  async openDrafts(): Promise<string> {
    await mkdir(this.draftFolder, { recursive: true, mode: 0o700 });
    return this.draftFolder;
  }

  /** The folder of the uploads in pieces, the same way. */
  async openResumable(): Promise<string> {
    await mkdir(this.resumableFolder, { recursive: true, mode: 0o700 });
    return this.resumableFolder;
  }

  /** Keeps a draft under a key. */
  async keep(kind: FileKind, key: string, draft: string): Promise<void> {
    await this.#disk(kind).moveFromFs(draft, key);
  }

  /** Keeps bytes under a key. */
  async put(kind: FileKind, key: string, bytes: Uint8Array): Promise<void> {
    await this.#disk(kind).put(key, bytes);
  }

  /** The bytes under a key, or a part of them. */
  async read(kind: FileKind, key: string, part?: ByteRange): Promise<Readable> {
    const disk = this.#disk(kind);
    // The disk knows whole files only; it still makes sure that the key leads to none outside.
    return part === undefined ? disk.getStream(key) : createReadStream(this.placeOf(kind, key), { ...part });
  }

  /** Where the bytes under a key lie, for programs that read files. */
  placeOf(kind: FileKind, key: string): string {
    return path.join(this.#location(kind), this.#disk(kind).file(key).key);
  }

  /** Deletes what lies under a key; nothing there is fine. */
  async remove(kind: FileKind, key: string): Promise<void> {
    await this.#disk(kind).delete(key);
  }
}
