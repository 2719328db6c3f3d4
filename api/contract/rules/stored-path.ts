/** The path of a stored file: 32 bytes that nobody can guess, and an ending. */
export const storedPath = /^\/oss\/([\w-]{43})\.(png|jpg|webp|gif|pdf)$/;
