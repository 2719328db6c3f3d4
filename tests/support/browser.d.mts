export declare function findBrowser(): string | undefined;
export declare function installBrowser(): void;
export declare const browserFlags: readonly string[];
