import { pino, type Logger } from 'pino';

interface LoggedError {
  name?: string;
  message?: string;
  code?: string;
  stack?: string;
}

/** Log level. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Structured log on standard error; errors are reduced to name, code, message and stack. */
export function createLog(level: LogLevel): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: () => undefined,
        res: () => undefined,
        err: (error: LoggedError) => ({
          name: error.name,
          code: error.code,
          message: error.message,
          stack: error.stack,
        }),
      },
      redact: { paths: ['*.password', '*.authorization', '*.email', '*.token'], remove: true },
    },
    pino.destination(2),
  );
}
