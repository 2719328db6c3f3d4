/** 6 to 12 letters, digits or marks of the keyboard: no blank, no Chinese (reading A30). */
export const passwordPattern = /^[\x21-\x7e]{6,12}$/;

export const isPassword = (text: string): boolean => passwordPattern.test(text);
