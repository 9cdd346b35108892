/** A request or an answer that the contract does not know, or knows otherwise. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
  /** What is wrong, one sentence each. */
  readonly problems: readonly string[];

  /** Says where it happened, for example `addBookmark, request`. */
  constructor(where: string, problems: readonly string[]) {
    super(`${where} does not fit the contract:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
