/** A file that cannot be imported at all. The message is a Chinese sentence for the seller that says what to do. */
export class FileProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileProblem';
  }
}
