import imports from '../../../../api/contract/rules/told-imports/en.ts';
import told from '../../../../api/contract/rules/told-in-english.ts';

/** What the server says, by the names that it gives, as it says it itself to tools that ask for English. */
export default { ...imports, ...told };
