/**
 * Sales files as a dialog for files takes them. Back offices call tables of HTML and of XML `.xls`; what the server cannot read of
 * these it names.
 */
export const salesFileEndings = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.htm,.html,.xml,.gz';
