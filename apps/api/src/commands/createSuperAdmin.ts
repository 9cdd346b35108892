import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { email as emailRule } from '@resonanz/validators/email';
import { password as passwordRule } from '@resonanz/validators/password';
import { hashPassword } from '../platform/access/passwords.ts';
import { isUniqueViolation } from '../platform/database/DatabaseError.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { createLog } from '../platform/runtime/log.ts';
import { StartupError } from '../platform/runtime/StartupError.ts';
import { readSettings } from '../settings.ts';

interface Answers {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Asks on the terminal, or reads one answer a line from a pipe; a password is not echoed. */
function createPrompt() {
  const isTerminal = process.stdin.isTTY === true;
  let isHidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    isTerminal,
    async ask(question: string, hides = false): Promise<string> {
      if (isTerminal) process.stdout.write(question);
      isHidden = hides;
      const { value, done } = await iterator.next();
      isHidden = false;
      if (hides && isTerminal) process.stdout.write('\n');
      if (done === true) throw new StartupError('The input ended before every question was answered.');
      return value;
    },
    close: () => lines.close(),
  };
}

const sentences: Readonly<Record<string, string>> = {
  passwordMinLength: 'at least 8 characters',
  passwordMaxLength: 'at most 128 characters',
  passwordUppercase: 'an uppercase letter',
  passwordLowercase: 'a lowercase letter',
  passwordSpecial: 'a special character',
};

function checkPassword(text: string): void {
  const { issues } = passwordRule.validate(text);
  if (issues === undefined) return;
  throw new StartupError(`The password needs ${issues.map(({ code }) => sentences[code] ?? code).join(', ')}.`);
}

async function collect(): Promise<Answers> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
  });
  const prompt = createPrompt();
  try {
    const email = (values.email ?? (await prompt.ask('E-mail: '))).trim().toLowerCase();
    if (emailRule.validate(email).issues !== undefined) throw new StartupError(`"${email}" is not an e-mail address.`);
    const firstName = (values['first-name'] ?? (await prompt.ask('First name: '))).trim();
    const lastName = (values['last-name'] ?? (await prompt.ask('Last name: '))).trim();
    const password = await prompt.ask('Password: ', true);
    checkPassword(password);
    if (prompt.isTerminal && (await prompt.ask('Password again: ', true)) !== password) {
      throw new StartupError('The passwords differ.');
    }
    return { email, firstName, lastName, password };
  } finally {
    prompt.close();
  }
}

async function createSuperAdmin(): Promise<void> {
  const answers = await collect();
  const connection = await openDatabase(readSettings(process.env, []), createLog('error'));
  try {
    await connection.db
      .insertInto('users')
      .values({
        email: answers.email,
        first_name: answers.firstName,
        last_name: answers.lastName,
        password_hash: await hashPassword(answers.password),
        role_id: ROLE.superAdmin,
        email_verify: true,
        approved: APPROVAL_STATUS.approved,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new StartupError(`There is already a user with the e-mail ${answers.email}.`);
    throw error;
  } finally {
    await connection.close();
  }
  console.log(`${answers.email} can log in as super admin now.`);
}

createSuperAdmin().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
