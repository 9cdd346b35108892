import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AUTO_UNPUBLISH_DAYS, UNPUBLISH_REMINDER_DAYS } from '@resonanz/domain/campaigns';
import { areas } from './areas.ts';
import { carryOutRequests } from './areas/accounts/door.ts';
import { serveFiles, serveUploads } from './areas/files/door.ts';
import { createMailDirectory, createMailLedger } from './areas/mail/door.ts';
import { rowRules, topicPolicy } from './areas/ownership/door.ts';
import { orderMissingPreviews, previewWork, servePreviews } from './areas/ugc-requests/door.ts';
import { mailCatalogue } from './mails.ts';
import { AccessTokens } from './platform/access/AccessTokens.ts';
import { readSecret } from './platform/access/secrets.ts';
import type { Connection } from './platform/database/connect.ts';
import { PdfRenderer } from './platform/documents/pdf/PdfRenderer.ts';
import { contract, readProtocolRoutes } from './platform/http/contract.ts';
import { defaultRateLimits, type RateLimits } from './platform/http/rateLimits.ts';
import { openJobs } from './platform/jobs/openJobs.ts';
import { Scheduler } from './platform/jobs/Scheduler.ts';
import { createLocalBus } from './platform/live/LiveBus.ts';
import { LiveGateway } from './platform/live/LiveGateway.ts';
import { createPostgresBus } from './platform/live/postgresBus.ts';
import { deliveryOf } from './platform/mail/deliveryOf.ts';
import { MailQueue } from './platform/mail/MailQueue.ts';
import type { MailSettings } from './platform/mail/MailSettings.ts';
import { PreviewQueue } from './platform/media/video/PreviewQueue.ts';
import { VideoEncoder } from './platform/media/video/VideoEncoder.ts';
import type { AreaJob } from './platform/operations/AreaJob.ts';
import { createServer } from './platform/operations/createServer.ts';
import type { OptionDays, Services } from './platform/operations/Services.ts';
import { serveStatic } from './platform/pages/serveStatic.ts';
import { BackgroundTasks } from './platform/runtime/BackgroundTasks.ts';
import type { Clock } from './platform/runtime/Clock.ts';
import { StartupError } from './platform/runtime/StartupError.ts';
import { FileStorage, type StorageSettings } from './platform/storage/FileStorage.ts';
import { renderScript } from './renderScript.ts';

/** Mails of newsletters a second; providers take ten without asking questions. */
export const DEFAULT_NEWSLETTER_RATE = 10;
/** Milliseconds that calls in progress get when the server stops. */
const lastCallMs = 8_000;
/** Milliseconds that scheduled work gets to come to its end. */
const lastWorkMs = 5_000;

export interface StartOptions {
  connection: Connection;
  clock: Clock;
  log: Logger;
  host: string;
  port: number;
  origins: readonly string[];
  trustsProxy: boolean;
  /** Origin of the links in mails; default is the address this server listens on. */
  publicUrl?: string | undefined;
  mail: MailSettings;
  storage: StorageSettings;
  /** Default: 11 and 14 (docs/domain/campaigns.md#undecided-channels). */
  optionDays?: OptionDays;
  /** Mails of newsletters a second. Default: 10. */
  newsletterRate?: number;
  rateLimits?: RateLimits;
  checksAnswers?: boolean;
  /** Scheduled work that this server starts when it is due. Default: none. */
  jobs?: readonly AreaJob[];
  /** Whether this server makes previews of videos. Default: yes. */
  makesPreviews?: boolean;
  liveRecheckMs?: number;
  /** Root of the repository, for the built shells. */
  repository: string;
}

/** A server that listens. */
export interface RunningServer {
  url: string;
  services: Services;
  http: FastifyInstance;
  /** Finishes the calls in progress, then stops; the database connection stays open. */
  stop(): Promise<void>;
}

function listenError(error: unknown, host: string, port: number): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is already in use; stop the other program or choose another port with --port.`,
    );
  }
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be opened by this user; choose one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartupError(`HOST "${host}" is not an address of this machine.`);
  return error;
}

/** Starts the server on a migrated database. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { connection, clock, log, origins } = options;
  const { db } = connection;
  const rateLimits = options.rateLimits ?? defaultRateLimits;
  const accessTokens = new AccessTokens(await readSecret(db, 'access-tokens'), clock);
  const hashKey = await readSecret(db, 'hashes');
  const scheduled = options.jobs ?? [];
  const jobs = await openJobs(connection, log, scheduled.length > 0);
  let scheduler: Scheduler | undefined;
  const mail = await MailQueue.open(jobs, log, createMailDirectory(mailCatalogue), clock);
  const previews = await PreviewQueue.open(jobs, log);
  const encoder = new VideoEncoder();
  const bus = connection.kind === 'postgres' ? createPostgresBus(connection, log) : createLocalBus();
  const gateway = new LiveGateway({
    db,
    accessTokens,
    clock,
    bus,
    policy: topicPolicy,
    log,
    origins,
    trustsProxy: options.trustsProxy,
    ...(options.liveRecheckMs === undefined ? {} : { recheckMs: options.liveRecheckMs }),
  });
  const services: Services = {
    db,
    live: gateway,
    mail,
    storage: new FileStorage(options.storage),
    pdf: new PdfRenderer(renderScript),
    previews,
    backgroundTasks: new BackgroundTasks(),
    clock,
    optionDays: options.optionDays ?? { reminder: UNPUBLISH_REMINDER_DAYS, unpublish: AUTO_UNPUBLISH_DAYS },
    newsletterRate: options.newsletterRate ?? DEFAULT_NEWSLETTER_RATE,
    accessTokens,
    hashKey,
    publicUrl: options.publicUrl ?? '',
  };
  try {
    const http = await createServer({
      services,
      rowRules,
      areas,
      contract,
      log,
      origins,
      trustsProxy: options.trustsProxy,
      rateLimits,
      checksAnswers: options.checksAnswers ?? false,
      serveProtocols: (api, rateGuard) => serveUploads(api, readProtocolRoutes(contract, 'tus'), services, rateGuard),
    });
    serveFiles(http, services);
    servePreviews(http, services);
    await serveStatic(http, { db, repository: options.repository, publicUrl: () => services.publicUrl, rateLimits });
    // Who connects as soon as we listen misses nothing.
    await bus.opened;
    gateway.attach(http.server);
    await http.listen({ host: options.host, port: options.port });
    const { port } = http.server.address() as AddressInfo;
    const stop = async (): Promise<void> => {
      // What is going on needs the database that is closed at the end; work that takes longer is done after the next
      // start.
      const working = scheduler?.stop(lastWorkMs);
      await gateway.close();
      // A call in progress leaves its connection open for the next one: close it once it is idle.
      const idle = setInterval(() => http.server.closeIdleConnections(), 50);
      const late = setTimeout(() => http.server.closeAllConnections(), lastCallMs);
      await http.close();
      clearInterval(idle);
      clearTimeout(late);
      await working;
      await services.backgroundTasks.stop();
      await previews.close();
      encoder.stop();
      await mail.close();
      await jobs.stop({ graceful: false });
    };
    const isEverywhere = options.host === '0.0.0.0' || options.host === '::';
    const url = `http://${isEverywhere ? 'localhost' : options.host}:${port}`;
    const publicUrl = options.publicUrl ?? url;
    services.publicUrl = publicUrl;
    await mail.deliver(deliveryOf(options.mail, publicUrl, createMailLedger(services), mailCatalogue));
    if (options.makesPreviews ?? true) {
      await previews.work(previewWork(services, encoder));
      await orderMissingPreviews(services);
    }
    services.backgroundTasks.begin(() => carryOutRequests(services, log));
    const work = scheduled.map((job) => ({ ...job, run: () => job.run(services) }));
    try {
      if (work.length > 0) scheduler = await Scheduler.start(jobs, work, clock, log);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url, services, http, stop };
  } catch (error) {
    await gateway.close();
    await jobs.stop({ graceful: false });
    throw listenError(error, options.host, options.port);
  }
}
