const secretNames = /password|secret|token|authorization|cookie|verification.?code|sms.?code/i;

/** Whether what is called so is a secret, which neither the log nor a line of who did what may hold. */
export const isSecretName = (name: string): boolean => secretNames.test(name);
