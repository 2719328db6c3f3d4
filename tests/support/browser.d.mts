export declare function findBrowser(): string | undefined;
export declare function findWholeBrowser(): string | undefined;
export declare function installWholeBrowser(): void;
export declare function installBrowser(): void;
export declare function installChineseFont(): void;
export declare const browserFlags: readonly string[];

/** The same for tests. */
export const testFlags: readonly string[];

/** Gives a test the compiler in between again. */
export const pictureFlags: readonly string[];
