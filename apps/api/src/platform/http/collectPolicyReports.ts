import type { FastifyInstance } from 'fastify';

/** Where browsers report violations of a content security policy. */
export const policyReportPath = '/csp-reports';
/** Name of the endpoint in policies. */
export const policyReportGroup = 'csp';

interface Violation {
  directive: string;
  blocked: string;
}

const maxBytes = 16 * 1024;
const maxEach = 20;
/** Maximum number of remembered violations; the next one empties the memory, so that it may be logged again early. */
const maxKinds = 500;
/** Milliseconds after which the same violation is logged again. */
const quietMs = 60 * 60_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Addresses may contain tokens and e-mail addresses: only the kind of source is logged. */
function sourceOf(value: unknown): string {
  const blocked = text(value);
  if (URL.canParse(blocked))
    return new URL(blocked).origin === 'null' ? new URL(blocked).protocol : new URL(blocked).origin;
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown';
}

function violationOf(body: Record<string, unknown>): Violation {
  const directive = text(body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive']);
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: sourceOf(body['blockedURL'] ?? body['blocked-uri']),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The violations of a report in either format: one from `report-uri`, or a list from `report-to`. */
function violationsIn(report: unknown): readonly Violation[] {
  if (isRecord(report)) return isRecord(report['csp-report']) ? [violationOf(report['csp-report'])] : [];
  if (!Array.isArray(report)) return [];
  return report
    .flatMap((each: unknown) =>
      isRecord(each) && each['type'] === 'csp-violation' && isRecord(each['body']) ? [violationOf(each['body'])] : [],
    )
    .slice(0, maxEach);
}

/**
 * Accepts violation reports and logs one line per kind of violation and hour. Anyone may send them, so they change
 * nothing else.
 */
export function collectPolicyReports(server: FastifyInstance): void {
  const logged = new Map<string, number>();
  void server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, undefined);
        }
      },
    );
    reports.post(policyReportPath, async (request, reply) => {
      const now = Date.now();
      for (const violation of violationsIn(request.body)) {
        const kind = `${violation.directive} ${violation.blocked}`;
        if (now - (logged.get(kind) ?? -quietMs) < quietMs) continue;
        if (logged.size >= maxKinds) logged.clear();
        logged.set(kind, now);
        request.log.warn(violation, 'a content security policy was violated');
      }
      return reply.code(204).send();
    });
  });
}
