/** A backup can't be made or restored; the message says to an operator why, and what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
