/** Rules of a group's name, pure. */

export const groupNameLimit = 50;

type Fault = 'nameRequired' | 'nameTooLong' | 'nameTaken';

/** What is wrong with a new name, by its key in the catalogue; `others` are the names of the other groups. */
export const groupNameFault = (name: string, others: readonly string[]): Fault | undefined => {
  const trimmed = name.trim();
  if (trimmed === '') return 'nameRequired';
  if (trimmed.length > groupNameLimit) return 'nameTooLong';
  return others.includes(trimmed) ? 'nameTaken' : undefined;
};
